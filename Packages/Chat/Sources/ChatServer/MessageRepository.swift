import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes messages.
struct MessageRepository: Sendable {
    /// The newest messages, or those before one, the oldest first.
    func page(of conversation: Int, before: Int?, limit: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id < \(before ?? .max)
            ORDER BY id DESC LIMIT \(limit + 1)
            """)
        let items = try messages(Array(rows.prefix(limit).reversed()), in: transaction)
        return MessagePage(items: items, hasMore: rows.count > limit)
    }

    /// The messages after one, the oldest first.
    func page(of conversation: Int, after: Int, limit: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            "SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id > \(after) ORDER BY id LIMIT \(limit + 1)")
        return MessagePage(items: try messages(Array(rows.prefix(limit)), in: transaction), hasMore: rows.count > limit)
    }

    /// The messages stored or changed at a time or later, the earliest change first.
    func page(of conversation: Int, updatedSince: Date, limit: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND updated_at >= \(updatedSince)
            ORDER BY updated_at, id LIMIT \(limit + 1)
            """)
        return MessagePage(items: try messages(Array(rows.prefix(limit)), in: transaction), hasMore: rows.count > limit)
    }

    /// The messages with these ids, by their conversation.
    func find(_ ids: [Int], in transaction: Transaction) throws -> [Int: Message] {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE id IN \(list: ids)")
        return Dictionary(try messages(rows, in: transaction).map { ($0.conversationID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The message that a sender has sent under a client id; nil where there is none.
    func find(sender: Int, clientID: String, in transaction: Transaction) throws -> Message? {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE sender_id = \(sender) AND client_id = \(clientID)")
        return try messages(rows, in: transaction).first
    }

    func insert(
        _ text: String, clientID: String?, sender: Int, conversation: Int, at now: Date, in transaction: Transaction
    ) throws -> Message {
        let id = try transaction.insert(
            into: "chat_message",
            [
                "conversation_id": conversation, "sender_id": sender, "text": text, "client_id": clientID, "created_at": now, "updated_at": now,
            ])
        try transaction.execute("UPDATE chat_conversation SET last_message_id = \(id) WHERE id = \(conversation)")
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE id = \(id)")
        guard let message = try messages(rows, in: transaction).first else { throw APIError.internalError }
        return message
    }

    /// The greatest id of a conversation that is not greater than a given one; 0 where there is none.
    func newest(of conversation: Int, upTo id: Int?, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self, "SELECT COALESCE(MAX(id), 0) FROM chat_message WHERE conversation_id = \(conversation) AND id <= \(id ?? .max)")
    }

    private func messages(_ rows: [Row], in transaction: Transaction) throws -> [Message] {
        let ids = Set(try rows.map { try $0.get("conversation_id", as: Int.self) })
        let readers = try transaction.rows(
            "SELECT conversation_id, person_id, last_read_message_id FROM chat_participant WHERE conversation_id IN \(list: ids) ORDER BY person_id")
        let readersByID = try Dictionary(grouping: readers) { try $0.get("conversation_id", as: Int.self) }
        return try rows.map { row in
            let (id, conversation, sender) = (
                try row.get("id", as: Int.self), try row.get("conversation_id", as: Int.self), try row.get("sender_id", as: Int.self)
            )
            let readBy = try (readersByID[conversation] ?? []).filter { try $0.get("last_read_message_id", as: Int.self) >= id }
                .map { try $0.get("person_id", as: Int.self) }.filter { $0 != sender }
            return Message(
                id: id, conversationID: conversation, senderID: sender, text: try row.get("text"), system: try row.get("system"),
                clientID: try row.get("client_id"), createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"), readBy: readBy)
        }
    }
}
