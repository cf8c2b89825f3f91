import ChatAPI
import Core

/// The reported conversations, for those who look into them. Dispatchers can join a conversation from here.
struct ReportsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The reports, newest first.
        var reports: ViewState<[ConversationReport]> = .idle
        /// The reason a conversation couldn't be joined.
        var failure: String?
    }

    enum Action: Sendable, Equatable {
        /// The reports are on the screen, or the person asks to try again.
        case appeared
        case loaded(Result<[ConversationReport], APIError>)
        case joinTapped(Int)
        /// The outcome of joining; the feature opens the conversation.
        case joined(Result<Conversation, APIError>)
    }

    let chat: any ChatService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.failure = nil
            state.reports.beginLoading()
            return .load(id: "reports") { [chat] () throws(APIError) in
                try await chat.reports()
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.reports.finish(result)
            return .none
        case .joinTapped(let conversation):
            state.failure = nil
            return .load(id: "join") { [chat] () throws(APIError) in
                try await chat.join(conversation)
            } send: {
                .joined($0)
            }
        case .joined(.success):
            return .none
        case .joined(.failure(let error)):
            state.failure = error.message
            return .none
        }
    }
}
