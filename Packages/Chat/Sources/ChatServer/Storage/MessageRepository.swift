import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes messages.
struct MessageRepository: Sendable {
    private let builder: MessageBuilder

    init(people: any ChatPeople) { builder = MessageBuilder(people: people) }

    /// Returns the newest messages, or those before one, oldest first.
    func page(of conversation: Int, before: Int?, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id < \(before ?? .max)
            ORDER BY id DESC LIMIT \(limit + 1)
            """)
        let items = try builder.messages(Array(rows.prefix(limit).reversed()), for: reader, in: transaction)
        return MessagePage(items: items, hasMore: rows.count > limit)
    }

    /// Returns the messages after one, oldest first.
    func page(of conversation: Int, after: Int, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            "SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id > \(after) ORDER BY id LIMIT \(limit + 1)")
        return MessagePage(items: try builder.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// Returns the messages stored or changed at a time or later, earliest change first.
    func page(of conversation: Int, updatedSince: Date, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND updated_at >= \(updatedSince)
            ORDER BY updated_at, id LIMIT \(limit + 1)
            """)
        return MessagePage(items: try builder.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// Returns the messages of some conversations that contain a text, newest first.
    func search(_ text: String, in conversations: [Int], before: Int?, limit: Int, for reader: Int, _ transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(Self.search(text, in: conversations, before: before, limit: limit + 1))
        return MessagePage(items: try builder.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// The statement of a search, which reads each conversation by its index and so never touches other people's messages.
    static func search(_ text: String, in conversations: [Int], before: Int?, limit: Int) -> SQL {
        """
        SELECT * FROM chat_message WHERE conversation_id IN \(list: conversations) AND id < \(before ?? .max)
        AND LOWER(text) LIKE LOWER(\(pattern(text))) ESCAPE '!' AND system = \(false) ORDER BY id DESC LIMIT \(limit)
        """
    }

    /// Returns a pattern that takes every character of the text literally, wild cards included.
    static func pattern(_ text: String) -> String {
        let escaped = text.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
        return "%\(escaped)%"
    }

    /// Returns the messages with these ids, by conversation.
    func find(_ ids: [Int], for reader: Int, in transaction: Transaction) throws -> [Int: Message] {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE id IN \(list: ids)")
        return Dictionary(
            try builder.messages(rows, for: reader, in: transaction).map { ($0.conversationID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the message that a sender has sent under a client id; nil where there is none.
    func find(sender: Int, clientID: String, in transaction: Transaction) throws -> Message? {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE sender_id = \(sender) AND client_id = \(clientID)")
        return try builder.messages(rows, for: sender, in: transaction).first
    }

    func insert(
        _ text: String, clientID: String?, sender: Int, conversation: Int, at now: Date, in transaction: Transaction
    ) throws -> Message {
        let id = try transaction.insert(
            into: "chat_message",
            [
                "conversation_id": conversation, "sender_id": sender, "text": text, "client_id": clientID, "created_at": now, "updated_at": now,
            ])
        try setNewest(id, of: conversation, in: transaction)
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE id = \(id)")
        guard let message = try builder.messages(rows, for: sender, in: transaction).first else { throw APIError.internalError }
        return message
    }

    /// Stores a notice as its kind rather than as text, so that each reader gets it in their language.
    func insertNotice(_ kind: NoticeKind, about subject: Int, conversation: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(
            into: "chat_message",
            [
                "conversation_id": conversation, "sender_id": 0, "text": "", "system": true, "kind": kind.rawValue, "subject_id": subject,
                "created_at": now, "updated_at": now,
            ])
        try setNewest(id, of: conversation, in: transaction)
        return id
    }

    /// Returns the newest message of a conversation up to a given one; 0 where there is none.
    func newest(of conversation: Int, upTo id: Int?, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self, "SELECT COALESCE(MAX(id), 0) FROM chat_message WHERE conversation_id = \(conversation) AND id <= \(id ?? .max)")
    }

    /// Returns when a person sent the last message but `count` to a conversation; nil where there are fewer.
    func time(ofLastBut count: Int, of sender: Int, in conversation: Int, _ transaction: Transaction) throws -> Date? {
        try transaction.values(
            Date.self,
            """
            SELECT created_at FROM chat_message WHERE conversation_id = \(conversation) AND sender_id = \(sender)
            ORDER BY id DESC LIMIT 1 OFFSET \(count)
            """
        ).first
    }

    /// Removes the oldest messages from before a time.
    ///
    /// - Returns: the number of messages removed, at most `limit`.
    func removeOld(before time: Date, limit: Int, in transaction: Transaction) throws -> Int {
        try transaction.execute(
            """
            DELETE FROM chat_message WHERE id IN
            (SELECT id FROM chat_message WHERE created_at < \(time) ORDER BY created_at LIMIT \(limit))
            """)
    }

    private func setNewest(_ id: Int, of conversation: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE chat_conversation SET last_message_id = \(id) WHERE id = \(conversation)")
    }
}
