import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes conversations and who takes part in them.
struct ConversationRepository: Sendable {
    private let maker: ConversationMaker

    init(people: any ChatPeople, presence: PresenceRepository) { maker = ConversationMaker(people: people, presence: presence) }

    /// The conversation of two people; nil where there is none.
    func find(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try transaction.first("SELECT id FROM chat_conversation WHERE people = \(Pair(a, b).key)")?.get("id", as: Int.self)
    }

    func create(_ a: Int, _ b: Int, order: Int?, at now: Date, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(into: "chat_conversation", ["people": Pair(a, b).key, "order_id": order, "created_at": now])
        for person in [a, b] { try transaction.insert(into: "chat_participant", ["conversation_id": id, "person_id": person]) }
        return id
    }

    /// The two people between whom a conversation is; nil where there is no such conversation.
    func pair(of conversation: Int, in transaction: Transaction) throws -> Pair? {
        try transaction.values(String.self, "SELECT people FROM chat_conversation WHERE id = \(conversation)").first.flatMap(Pair.init(key:))
    }

    func setOrder(_ order: Int, of conversation: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE chat_conversation SET order_id = \(order) WHERE id = \(conversation)")
    }

    func isParticipant(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try Self.isParticipant(person, in: conversation, transaction)
    }

    static func isParticipant(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM chat_participant WHERE conversation_id = \(conversation) AND person_id = \(person)") != nil
    }

    func participants(of conversation: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT person_id FROM chat_participant WHERE conversation_id = \(conversation) ORDER BY person_id")
    }

    /// The conversations in which a person takes part.
    func all(of person: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT conversation_id FROM chat_participant WHERE person_id = \(person)")
    }

    /// Lets somebody join who is not one of the two. What was written before counts as read.
    ///
    /// - Returns: whether the person did not take part before.
    func join(_ person: Int, in conversation: Int, upTo message: Int, _ transaction: Transaction) throws -> Bool {
        guard try !isParticipant(person, in: conversation, transaction) else { return false }
        try transaction.insert(
            into: "chat_participant",
            ["conversation_id": conversation, "person_id": person, "last_read_message_id": message, "joined": true])
        return true
    }

    /// Lets somebody leave who had joined.
    ///
    /// - Returns: whether the person had joined.
    func leave(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "DELETE FROM chat_participant WHERE conversation_id = \(conversation) AND person_id = \(person) AND joined = \(true)") > 0
    }

    func setMuted(_ isMuted: Bool, for person: Int, in conversation: Int, _ transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE chat_participant SET muted = \(isMuted) WHERE conversation_id = \(conversation) AND person_id = \(person)")
    }

    /// Notes how far a person has read; never goes back.
    ///
    /// - Returns: whether that is further than before.
    func markRead(_ person: Int, in conversation: Int, upTo message: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE chat_participant SET last_read_message_id = \(message)
            WHERE conversation_id = \(conversation) AND person_id = \(person) AND last_read_message_id < \(message)
            """) > 0
    }

    /// One conversation as a person sees it.
    func conversation(_ id: Int, for person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        guard let conversation = try conversations([id], for: person, at: now, in: transaction).first else { throw APIError.notFound() }
        return conversation
    }

    /// Some conversations as a person sees them.
    func conversations(_ ids: [Int], for person: Int, at now: Date, in transaction: Transaction) throws -> [Conversation] {
        let rows = try transaction.rows("SELECT * FROM chat_conversation WHERE id IN \(list: ids) ORDER BY id")
        return try maker.conversations(rows, for: person, at: now, in: transaction)
    }

    /// A person's conversations, the one with the newest message first.
    func page(of person: Int, page: Int, limit: Int, at now: Date, in transaction: Transaction) throws -> Page<Conversation> {
        let condition: SQL = "id IN (SELECT conversation_id FROM chat_participant WHERE person_id = \(person))"
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_conversation WHERE \(sql: condition) ORDER BY last_message_id DESC, id DESC
            LIMIT \(limit) OFFSET \((page - 1) * limit)
            """)
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM chat_conversation WHERE \(sql: condition)")
        return Page(items: try maker.conversations(rows, for: person, at: now, in: transaction), page: page, limit: limit, total: total)
    }
}
