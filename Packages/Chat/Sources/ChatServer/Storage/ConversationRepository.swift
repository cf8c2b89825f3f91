import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes conversations and their participants.
struct ConversationRepository: Sendable {
    private let builder: ConversationBuilder

    init(people: any ChatPeople, presence: Presence) { builder = ConversationBuilder(people: people, presence: presence) }

    /// Returns the conversation of two people; nil where there is none.
    func find(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try transaction.first("SELECT id FROM chat_conversation WHERE people = \(ParticipantPair(a, b).key)")?.get("id", as: Int.self)
    }

    func create(_ a: Int, _ b: Int, order: Int?, at now: Date, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(into: "chat_conversation", ["people": ParticipantPair(a, b).key, "order_id": order, "created_at": now])
        for person in [a, b] { try transaction.insert(into: "chat_participant", ["conversation_id": id, "person_id": person]) }
        return id
    }

    /// Returns the two people whom a conversation belongs to; nil where there is no such conversation.
    func pair(of conversation: Int, in transaction: Transaction) throws -> ParticipantPair? {
        try transaction.values(String.self, "SELECT people FROM chat_conversation WHERE id = \(conversation)").first.flatMap(ParticipantPair.init(key:))
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

    /// Returns the conversations that a person takes part in.
    func all(of person: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT conversation_id FROM chat_participant WHERE person_id = \(person)")
    }

    /// Adds somebody beside the two. Everything written before counts as read.
    ///
    /// - Returns: whether the person is new to the conversation.
    func join(_ person: Int, in conversation: Int, upTo message: Int, _ transaction: Transaction) throws -> Bool {
        guard try !isParticipant(person, in: conversation, transaction) else { return false }
        try transaction.insert(
            into: "chat_participant",
            ["conversation_id": conversation, "person_id": person, "last_read_message_id": message, "joined": true])
        return true
    }

    /// Removes somebody who had joined.
    ///
    /// - Returns: whether the person had joined.
    func leave(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "DELETE FROM chat_participant WHERE conversation_id = \(conversation) AND person_id = \(person) AND joined = \(true)") > 0
    }

    /// Takes one of the two out, or somebody who had joined.
    func remove(_ person: Int, from conversation: Int, _ transaction: Transaction) throws {
        try transaction.execute("DELETE FROM chat_participant WHERE conversation_id = \(conversation) AND person_id = \(person)")
    }

    /// Puts one of the two back who was taken out. Everything written meanwhile counts as read.
    func restore(_ person: Int, in conversation: Int, upTo message: Int, _ transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO chat_participant (conversation_id, person_id, last_read_message_id) VALUES (\(conversation), \(person), \(message))
            ON CONFLICT (conversation_id, person_id) DO NOTHING
            """)
    }

    /// Returns the conversations that a person joined beside the two.
    func joined(by person: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self, "SELECT conversation_id FROM chat_participant WHERE person_id = \(person) AND joined = \(true) ORDER BY conversation_id")
    }

    /// Returns the conversations that a person is one of the two of, with the other and whether they were about an order.
    func own(of person: Int, in transaction: Transaction) throws -> [(id: Int, other: Int, hasOrder: Bool)] {
        let rows = try transaction.rows(
            """
            SELECT id, people, order_id FROM chat_conversation WHERE id IN (
                SELECT conversation_id FROM chat_participant WHERE person_id = \(person) AND joined = \(false)) ORDER BY id
            """)
        return try rows.compactMap { row in
            guard let other = ParticipantPair(key: try row.get("people"))?.other(than: person) else { return nil }
            return (try row.get("id"), other, try row.get("order_id", as: Int?.self) != nil)
        }
    }

    /// Returns whether one of the two was taken out, so that nobody is left to write to.
    func isAbandoned(_ conversation: Int, in transaction: Transaction) throws -> Bool {
        guard let pair = try pair(of: conversation, in: transaction) else { return false }
        return try !isParticipant(pair.first, in: conversation, transaction) || !isParticipant(pair.second, in: conversation, transaction)
    }

    /// Returns the people who have muted a conversation.
    func muted(in conversation: Int, _ transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self, "SELECT person_id FROM chat_participant WHERE conversation_id = \(conversation) AND muted = \(true)"))
    }

    func setMuted(_ isMuted: Bool, for person: Int, in conversation: Int, _ transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE chat_participant SET muted = \(isMuted) WHERE conversation_id = \(conversation) AND person_id = \(person)")
    }

    /// Records how far a person has read, never moving back.
    ///
    /// - Returns: whether that is further than before.
    func markRead(_ person: Int, in conversation: Int, upTo message: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE chat_participant SET last_read_message_id = \(message)
            WHERE conversation_id = \(conversation) AND person_id = \(person) AND last_read_message_id < \(message)
            """) > 0
    }

    /// Returns a conversation as a person sees it.
    func conversation(_ id: Int, for person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        guard let conversation = try conversations([id], for: person, at: now, in: transaction).first else { throw APIError.notFound() }
        return conversation
    }

    /// Returns conversations as a person sees them, by id.
    func conversations(_ ids: [Int], for person: Int, at now: Date, in transaction: Transaction) throws -> [Conversation] {
        let rows = try transaction.rows("SELECT * FROM chat_conversation WHERE id IN \(list: ids) ORDER BY id")
        return try builder.conversations(rows, for: person, at: now, in: transaction)
    }

    /// Returns a page of a person's conversations, the one with the newest message first.
    func page(_ page: PageNumbers, of person: Int, at now: Date, in transaction: Transaction) throws -> Page<Conversation> {
        let condition: SQL = "id IN (SELECT conversation_id FROM chat_participant WHERE person_id = \(person))"
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_conversation WHERE \(sql: condition) ORDER BY last_message_id DESC, id DESC
            LIMIT \(page.limit) OFFSET \(page.offset)
            """)
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM chat_conversation WHERE \(sql: condition)")
        return page.page(of: try builder.conversations(rows, for: person, at: now, in: transaction), total: total)
    }
}
