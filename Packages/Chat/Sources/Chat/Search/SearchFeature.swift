import ChatAPI
import Core
import Foundation

/// The search among a person's own messages.
struct SearchFeature: Screen {
    struct State: Sendable, Equatable {
        /// The text as it was typed.
        var text = ""
        /// The messages that contain it, newest first.
        var results: ViewState<[Message]> = .idle
        /// Whether there are more results than those loaded.
        var hasMore = false

        /// Whether enough was typed to search for.
        var isActive: Bool { query.count >= 2 }

        /// The text that is searched for.
        var query: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    enum Action: Sendable, Equatable {
        case textChanged(String)
        /// The outcome of a search for a text.
        case found(String, Result<MessagePage, APIError>)
        case moreTapped
        /// The outcome of asking for more results of a text.
        case moreFound(String, Result<MessagePage, APIError>)
        /// A result was chosen, of this conversation.
        case resultTapped(Int)
    }

    let chat: any ChatService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .textChanged(let text):
            state.text = text
            guard state.isActive else {
                state.results = .idle
                state.hasMore = false
                return .cancel(id: "search")
            }
            state.results.beginLoading()
            let query = state.query
            return .debounce(id: "search", for: .milliseconds(300), clock: clock) { [chat] send in
                send(.found(query, await Result { () async throws(APIError) in try await chat.search(query, before: nil) }))
            }
        case .found(let query, let result):
            guard query == state.query else { return .none }
            state.hasMore = (try? result.get().hasMore) ?? false
            state.results.finish(result.map(\.items))
            return .none
        case .moreTapped:
            guard state.hasMore, let last = state.results.value?.last?.id else { return .none }
            let query = state.query
            return .load(id: "search") { [chat] () throws(APIError) in
                try await chat.search(query, before: last)
            } send: {
                .moreFound(query, $0)
            }
        case .moreFound(let query, .success(let page)):
            guard query == state.query else { return .none }
            let known = state.results.value ?? []
            state.results = .loaded(known + page.items.filter { message in !known.contains { $0.id == message.id } })
            state.hasMore = page.hasMore
            return .none
        case .moreFound(_, .failure):
            // What was found stays, and so does the way to ask for more.
            return .none
        case .resultTapped:
            // The feature opens the conversation.
            return .none
        }
    }
}
