import ChatAPI
import Core

extension ChatFeature {
    /// Fetching messages.
    func reduceThread(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .threadLost(let id):
            state.threads[id]?.isDisconnected = true
        case .receiptsChanged(let id):
            guard id == state.openID, let cursor = state.threads[id]?.cursorForReceipts(of: state.personID) else { return .none }
            return fetch(id, after: cursor)
        case .threadConnected(let id), .threadChanged(let id):
            if case .threadConnected = action { state.threads[id]?.isDisconnected = false }
            guard id == state.openID else { return .none }
            state.threads[id, default: ChatThread()].messages.beginLoading()
            return fetch(id, after: state.threads[id]?.messages.value?.last?.id)
        case .newestLoaded(let id, .success(let page)):
            guard state.threads[id] != nil else { return .none }
            state.threads[id]?.merge(page.items)
            state.threads[id]?.dropSentDraft(next: newClientID())
            state.threads[id]?.isBehind = false
            state.threads[id]?.hasOlder = page.hasMore
            return read(page.items, in: id, &state)
        case .newestLoaded(let id, .failure(let error)):
            state.threads[id]?.messages.finish(.failure(error))
        case .newerLoaded(let id, .success(let messages)):
            guard state.threads[id] != nil else { return .none }
            state.threads[id]?.merge(messages)
            state.threads[id]?.dropSentDraft(next: newClientID())
            state.threads[id]?.isBehind = false
            return read(messages, in: id, &state)
        case .newerLoaded(let id, .failure):
            // What is known stays on the screen; the next change, or the person, fetches again from the same place.
            state.threads[id]?.isBehind = true
        case .sceneChanged(let isActive):
            state.isSceneActive = isActive
            guard isActive, let id = state.openID else { return .none }
            return read([], in: id, &state)
        case .olderTapped:
            return fetchOlder(&state)
        case .olderLoaded(let id, let result):
            state.threads[id]?.isLoadingOlder = false
            switch result {
            case .success(let page):
                state.threads[id]?.merge(page.items)
                state.threads[id]?.hasOlder = page.hasMore
            case .failure(let error):
                state.threads[id]?.message = error.message
            }
        default:
            break
        }
        return .none
    }

    /// The newest messages, or those after the last known one.
    func fetch(_ id: Int, after last: Int?) -> Effect<ChatAction> {
        .run(id: "thread") { [chat] send in
            if let last {
                send(.newerLoaded(id, await Result { () async throws(APIError) in try await chat.messages(of: id, after: last) }))
            } else {
                send(.newestLoaded(id, await Result { () async throws(APIError) in try await chat.messages(of: id, before: nil) }))
            }
        }
    }

    private func fetchOlder(_ state: inout ChatState) -> Effect<ChatAction> {
        guard let id = state.openID, let thread = state.threads[id], thread.hasOlder, !thread.isLoadingOlder,
            let first = thread.messages.value?.first?.id
        else { return .none }
        state.threads[id]?.isLoadingOlder = true
        state.threads[id]?.message = nil
        return .run(id: "older") { [chat] send in
            send(.olderLoaded(id, await Result { () async throws(APIError) in try await chat.messages(of: id, before: first) }))
        }
    }

    /// Tells the server that messages of others are on the screen, as soon as somebody can see it. When that fails, the next message or visit tells it.
    private func read(_ new: [Message], in id: Int, _ state: inout ChatState) -> Effect<ChatAction> {
        let (person, thread) = (state.personID, state.threads[id])
        let messages = thread?.isUnseen == true ? thread?.messages.value ?? [] : new
        guard id == state.openID, let last = messages.last, messages.contains(where: { $0.senderID != person }) else { return .none }
        state.threads[id]?.isUnseen = !state.isSceneActive
        guard state.isSceneActive else { return .none }
        return .run(id: "read") { [chat] _ in try? await chat.markRead(id, upTo: last.id) }
    }
}
