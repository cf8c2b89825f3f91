import ChatAPI
import Core

/// The way to the conversation with a person, which is created where there is none.
struct OpeningFeature: Screen {
    struct State: Sendable, Equatable {
        /// The reason the conversation couldn't be opened.
        var failure: String?
    }

    enum Action: Sendable, Equatable {
        /// The conversation with this person is to be opened; also when the person asks to try again.
        case appeared(Int)
        /// The outcome for this person; the feature shows the conversation in the place of this screen.
        case opened(Int, Result<Conversation, APIError>)
    }

    let chat: any ChatService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared(let person):
            state.failure = nil
            return .load(id: "open") { [chat] () throws(APIError) in
                try await chat.open(with: person)
            } send: {
                .opened(person, $0)
            }
        case .opened(_, .success):
            return .none
        case .opened(_, .failure(let error)):
            state.failure = error.message
            return .none
        }
    }
}
