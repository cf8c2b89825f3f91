import ChatAPI
import Core
import Networking

extension ChatFeature {
    /// Muting and blocking.
    func reduceSafety(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .muteTapped:
            guard let conversation = state.openConversation else { return .none }
            return change { chat throws(APIError) in try await chat.setMuted(!conversation.isMuted, conversation.id) }
        case .blockTapped:
            guard let conversation = state.openConversation else { return .none }
            guard conversation.isBlocked else {
                state.asksBlock = true
                return .none
            }
            return change { chat throws(APIError) in try await chat.setBlocked(false, conversation.id) }
        case .blockConfirmed:
            state.asksBlock = false
            guard let id = state.openID else { return .none }
            return change { chat throws(APIError) in try await chat.setBlocked(true, id) }
        case .blockDismissed:
            state.asksBlock = false
        case .conversationChanged(.success(let conversation)):
            state.outcome = nil
            state.replace(conversation)
        case .conversationChanged(.failure(let error)):
            state.outcome = error.message
        default:
            break
        }
        return .none
    }

    private func change(_ call: @escaping @Sendable (any ChatService) async throws(APIError) -> Conversation) -> Effect<ChatAction> {
        .run(id: "safety") { [chat] send in
            send(.conversationChanged(await Result { () async throws(APIError) in try await call(chat) }))
        }
    }

    /// Reporting the other one.
    func reduceReport(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .reportTapped(let message):
            guard let id = state.openID else { return .none }
            state.outcome = nil
            let newest = state.threads[id]?.messages.value?.last { $0.senderID != state.personID && !$0.system }
            state.report = ReportForm(conversationID: id, messageID: message ?? newest?.id)
        case .reportReasonChosen(let reason):
            state.report?.reason = reason
        case .reportNoteChanged(let note):
            state.report?.note = note
            state.report?.message = nil
        case .reportDismissed:
            state.report = nil
        case .reportSendTapped:
            guard var form = state.report, !form.isSending else { return .none }
            form.isSending = true
            state.report = form
            let request = ReportConversation(
                id: form.conversationID, reason: form.reason, note: form.note.isEmpty ? nil : form.note, messageID: form.messageID)
            return .run(id: "report") { [chat] send in
                do throws(APIError) {
                    try await chat.report(request)
                    send(.reported(nil))
                } catch {
                    send(.reported(error))
                }
            }
        case .reported(let error?):
            state.report?.isSending = false
            state.report?.message = error.message
        case .reported(nil):
            state.report = nil
            state.outcome = Strings.reported
        default:
            break
        }
        return .none
    }
}

extension ChatState {
    /// Puts a conversation in the place of the one with its id.
    mutating func replace(_ conversation: Conversation) {
        guard var known = conversations.value, let index = known.firstIndex(where: { $0.id == conversation.id }) else { return }
        known[index] = conversation
        conversations = .loaded(known)
    }
}
