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
            state.outcome = nil
            state.report = nil
            state.asksBlock = false
            return show(&state)
        case .conversationTapped(let id):
            coordinator.push(.thread(id), onto: &state.path)
            state.openingFailure = nil
            state.outcome = nil
            state.report = nil
            state.asksBlock = false
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
            var thread = state.threads[id] ?? ChatThread()
            thread.messages.beginLoading()
            thread.isLoadingOlder = false
            thread.draftID = thread.draftID ?? newClientID()
            thread.typing = []
            state.threads[id] = thread
            return .merge(
                .cancel(id: "open"), .cancel(id: "older"), listen(to: id),
                .timer(id: "presence", every: .seconds(60), clock: clock) { _ in .listChanged })
        case .with(let person):
            return .merge(
                .cancel(id: "thread.live"), .cancel(id: "thread"), .cancel(id: "presence"),
                .run(id: "open") { [chat] send in
                    send(.conversationOpened(person, await Result { () async throws(APIError) in try await chat.open(with: person) }))
                })
        case .order:
            state.orderConversations = .idle
            return Self.cancel(Self.threadEffects)
        case .reports, nil:
            return Self.cancel(Self.threadEffects)
        }
    }

    private static let threadEffects: [EffectID] = ["open", "older", "thread.live", "thread", "presence"]
}
