import ChatAPI
import Core

extension ChatFeature {
    /// Searching the person's own messages.
    func reduceSearch(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .searchChanged(let text):
            state.search.text = text
            guard state.search.isActive else {
                state.search.results = .idle
                state.search.hasMore = false
                return .cancel(id: "search")
            }
            state.search.results.beginLoading()
            let query = state.search.query
            return .debounce(id: "search", for: .milliseconds(300), clock: clock) { [chat] send in
                send(.found(query, await Result { () async throws(APIError) in try await chat.search(query, before: nil) }))
            }
        case .found(let query, let result):
            guard query == state.search.query else { return .none }
            state.search.hasMore = (try? result.get().hasMore) ?? false
            state.search.results.finish(result.map(\.items))
        case .moreResultsTapped:
            guard state.search.hasMore, let last = state.search.results.value?.last?.id else { return .none }
            let query = state.search.query
            return .run(id: "search") { [chat] send in
                send(.moreFound(query, await Result { () async throws(APIError) in try await chat.search(query, before: last) }))
            }
        case .moreFound(let query, .success(let page)):
            guard query == state.search.query else { return .none }
            let known = state.search.results.value ?? []
            state.search.results = .loaded(known + page.items.filter { message in !known.contains { $0.id == message.id } })
            state.search.hasMore = page.hasMore
        default:
            // What was found stays, and so does the way to ask for more.
            break
        }
        return .none
    }
}
