import ChatAPI
import Core

/// The options of a conversation: mute it, block or report the other person, and leave it after joining as a dispatcher.
struct OptionsFeature: Screen {
    struct State: Sendable, Equatable {
        let conversation: Int
        /// Whether the person is asked before the other one is blocked.
        var asksBlock = false
        /// The reason something failed, or the confirmation that a report has arrived.
        var outcome: String?
    }

    enum Action: Sendable, Equatable {
        /// The conversation is to be muted, or no longer.
        case muteTapped(Bool)
        case blockTapped
        case blockConfirmed
        case blockDismissed
        case unblockTapped
        /// The outcome of muting or blocking; the feature shows the conversation as it is now.
        case changed(Result<Conversation, APIError>)
        /// The other person is to be reported; the conversation shows the form.
        case reportTapped
        case leaveTapped
        /// The outcome of leaving; the feature closes the conversation.
        case left(Result<NoOutput, APIError>)
    }

    let chat: any ChatService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        let conversation = state.conversation
        switch action {
        case .muteTapped(let isMuted):
            return .load(id: "change") { [chat] () throws(APIError) in
                try await chat.setMuted(isMuted, conversation)
            } send: {
                .changed($0)
            }
        case .blockTapped:
            state.asksBlock = true
        case .blockDismissed:
            state.asksBlock = false
        case .blockConfirmed:
            state.asksBlock = false
            return .load(id: "change") { [chat] () throws(APIError) in
                try await chat.setBlocked(true, conversation)
            } send: {
                .changed($0)
            }
        case .unblockTapped:
            return .load(id: "change") { [chat] () throws(APIError) in
                try await chat.setBlocked(false, conversation)
            } send: {
                .changed($0)
            }
        case .leaveTapped:
            return .load(id: "leave") { [chat] () throws(APIError) in
                try await chat.leave(conversation)
            } send: {
                .left($0.map { NoOutput() })
            }
        case .reportTapped, .changed(.success):
            state.outcome = nil
        case .changed(.failure(let error)), .left(.failure(let error)):
            state.outcome = error.message
        case .left(.success):
            break
        }
        return .none
    }
}
