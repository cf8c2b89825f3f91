import ChatAPI
import Core

/// The form for reporting the other person of a conversation.
struct ReportFeature: Screen {
    struct State: Sendable, Equatable {
        let conversation: Int
        /// The message at fault.
        let messageID: Int?
        var reason = ReportReason.abuse
        /// The person's own description of the incident.
        var note = ""
        var isSending = false
        /// A problem with the form, or the reason it couldn't be sent.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case reasonChosen(ReportReason)
        case noteChanged(String)
        case sendTapped
        /// The outcome of sending; the conversation closes the form.
        case sent(Result<NoOutput, APIError>)
        /// The form is closed without being sent.
        case dismissed
    }

    let chat: any ChatService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .reasonChosen(let reason):
            state.reason = reason
        case .noteChanged(let note):
            state.note = note
            state.message = nil
        case .sendTapped:
            guard !state.isSending else { return .none }
            state.isSending = true
            let report = ReportConversation(
                id: state.conversation, reason: state.reason, note: state.note.isEmpty ? nil : state.note, messageID: state.messageID)
            return .load(id: "send") { [chat] () throws(APIError) in
                try await chat.report(report)
            } send: {
                .sent($0.map { NoOutput() })
            }
        case .sent(.success), .dismissed:
            // The conversation closes the form.
            break
        case .sent(.failure(let error)):
            state.isSending = false
            state.message = error.message
        }
        return .none
    }
}
