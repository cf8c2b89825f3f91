import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes messages.
struct MessageRepository: Sendable {
    private let maker: MessageMaker

    init(people: any ChatPeople) { maker = MessageMaker(people: people) }

    /// The newest messages, or those before one, the oldest first.
    func page(of conversation: Int, before: Int?, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id < \(before ?? .max)
            ORDER BY id DESC LIMIT \(limit + 1)
            """)
        let items = try maker.messages(Array(rows.prefix(limit).reversed()), for: reader, in: transaction)
        return MessagePage(items: items, hasMore: rows.count > limit)
    }

    /// The messages after one, the oldest first.
    func page(of conversation: Int, after: Int, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            "SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND id > \(after) ORDER BY id LIMIT \(limit + 1)")
        return MessagePage(items: try maker.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// The messages stored or changed at a time or later, the earliest change first.
    func page(of conversation: Int, updatedSince: Date, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_message WHERE conversation_id = \(conversation) AND updated_at >= \(updatedSince)
            ORDER BY updated_at, id LIMIT \(limit + 1)
            """)
        return MessagePage(items: try maker.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// The messages of some conversations that hold a text, the newest first.
    func search(_ text: String, in conversations: [Int], before: Int?, limit: Int, for reader: Int, _ transaction: Transaction) throws -> MessagePage {
        let rows = try transaction.rows(Self.search(text, in: conversations, before: before, limit: limit + 1))
        return MessagePage(items: try maker.messages(Array(rows.prefix(limit)), for: reader, in: transaction), hasMore: rows.count > limit)
    }

    /// The statement of a search: by the index of each conversation, so that others' messages aren't even looked at.
    static func search(_ text: String, in conversations: [Int], before: Int?, limit: Int) -> SQL {
        """
        SELECT * FROM chat_message WHERE conversation_id IN \(list: conversations) AND id < \(before ?? .max)
        AND LOWER(text) LIKE LOWER(\(pattern(text))) ESCAPE '!' AND system = \(false) ORDER BY id DESC LIMIT \(limit)
        """
    }

    /// What is searched for means itself, wild cards too.
    static func pattern(_ text: String) -> String {
        let escaped = text.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
        return "%\(escaped)%"
    }

    /// The messages with these ids, by their conversation.
    func find(_ ids: [Int], for reader: Int, in transaction: Transaction) throws -> [Int: Message] {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE id IN \(list: ids)")
        return Dictionary(
            try maker.messages(rows, for: reader, in: transaction).map { ($0.conversationID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The message that a sender has sent under a client id; nil where there is none.
    func find(sender: Int, clientID: String, in transaction: Transaction) throws -> Message? {
        let rows = try transaction.rows("SELECT * FROM chat_message WHERE sender_id = \(sender) AND client_id = \(clientID)")
        return try maker.messages(rows, for: sender, in: transaction).first
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
        guard let message = try maker.messages(rows, for: sender, in: transaction).first else { throw APIError.internalError }
        return message
    }

    /// Stores a message of the service, as what it tells and not as a text.
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

    /// The greatest id of a conversation that is not greater than a given one; 0 where there is none.
    func newest(of conversation: Int, upTo id: Int?, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self, "SELECT COALESCE(MAX(id), 0) FROM chat_message WHERE conversation_id = \(conversation) AND id <= \(id ?? .max)")
    }

    /// When a person's last message but some was sent to a conversation; nil where there are not so many.
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
    /// - Returns: how many there were, at most `limit`.
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
