import ChatAPI
import Core

/// The conversations about an order, which a dispatcher can join.
struct OrderConversationsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The order on the screen.
        var order: Int?
        /// Its conversations, without their messages.
        var conversations: ViewState<[Conversation]> = .idle
        /// The reason a conversation couldn't be joined.
        var failure: String?
    }

    enum Action: Sendable, Equatable {
        /// An order's conversations are on the screen, or the person asks to try again.
        case appeared(Int)
        case loaded(Result<[Conversation], APIError>)
        case joinTapped(Int)
        /// The outcome of joining; the feature opens the conversation.
        case joined(Result<Conversation, APIError>)
    }

    let chat: any ChatService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared(let order):
            if state.order != order { state = State(order: order) }
            state.failure = nil
            state.conversations.beginLoading()
            return .load(id: "conversations") { [chat] () throws(APIError) in
                try await chat.conversations(ofOrder: order)
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.conversations.finish(result)
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
