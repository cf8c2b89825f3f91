import ChatAPI
import Core
import CoreUI
import Networking

extension ChatFeature {
    /// Going to a conversation.
    func reduceOpening(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .opened(let path):
            state.path = path
            state.openingFailure = nil
            return show(&state)
        case .conversationTapped(let id):
            coordinator.push(.thread(id), onto: &state.path)
            state.openingFailure = nil
            return show(&state)
        case .conversationOpened(let person, let result):
            guard state.path.last == .with(person) else { return .none }
            switch result {
            case .success(let conversation):
                state.path[state.path.count - 1] = .thread(conversation.id)
                return .merge(show(&state), .send(.listChanged))
            case .failure(let error):
                state.openingFailure = error.message
                return .none
            }
        default:
            return .none
        }
    }

    /// Begins what the place on the screen needs, and ends what the one before needed.
    private func show(_ state: inout ChatState) -> Effect<ChatAction> {
        switch state.path.last {
        case .thread(let id):
            state.threads[id, default: ChatThread()].messages.beginLoading()
            state.threads[id]?.isLoadingOlder = false
            return .merge(.cancel(id: "open"), .cancel(id: "older"), listen(to: id))
        case .with(let person):
            return .merge(
                .cancel(id: "thread.live"), .cancel(id: "thread"),
                .run(id: "open") { [chat] send in
                    send(.conversationOpened(person, await Result { () async throws(APIError) in try await chat.open(with: person) }))
                })
        case nil:
            return .merge(.cancel(id: "open"), .cancel(id: "older"), .cancel(id: "thread.live"), .cancel(id: "thread"))
        }
    }

    private func listen(to conversation: Int) -> Effect<ChatAction> {
        .listen(id: "thread.live") { [realtime] send in
            let changes = await realtime.subscribe(ChatTopics.conversation(conversation))
            send(.threadChanged(conversation))
            for await _ in changes { send(.threadChanged(conversation)) }
        }
    }
}
