import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Posts the service's own messages to conversations.
struct NoticeBoard: Sendable {
    let conversations: ConversationRepository
    let messages: MessageRepository
    let events: EventLog

    /// Posts a notice.
    ///
    /// - Parameter subject: the id of the order or person that the notice is about.
    func post(_ kind: NoticeKind, about subject: Int, to conversation: Int, at now: Date, in transaction: Transaction) throws {
        let id = try messages.insertNotice(kind, about: subject, conversation: conversation, at: now, in: transaction)
        let everyone = try conversations.participants(of: conversation, in: transaction)
        try events.append(
            ChatEvents.noticed, NoticePosted(conversation: conversation, message: id, kind: kind), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversation(conversation)] + everyone.map(ChatTopics.conversations), in: transaction)
    }
}
