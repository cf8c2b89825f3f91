import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes conversations and who takes part in them.
struct ConversationRepository: Sendable {
    let people: any ChatPeople
    private let messages = MessageRepository()

    init(people: any ChatPeople) { self.people = people }

    /// The conversation of two people; nil where there is none.
    func find(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try transaction.first("SELECT id FROM chat_conversation WHERE people = \(Self.key(a, b))")?.get("id", as: Int.self)
    }

    func create(_ a: Int, _ b: Int, order: Int?, at now: Date, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(into: "chat_conversation", ["people": Self.key(a, b), "order_id": order, "created_at": now])
        for person in [a, b] { try transaction.insert(into: "chat_participant", ["conversation_id": id, "person_id": person]) }
        return id
    }

    func setOrder(_ order: Int, of conversation: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE chat_conversation SET order_id = \(order) WHERE id = \(conversation)")
    }

    func isParticipant(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM chat_participant WHERE conversation_id = \(conversation) AND person_id = \(person)") != nil
    }

    func participants(of conversation: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT person_id FROM chat_participant WHERE conversation_id = \(conversation) ORDER BY person_id")
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
    func conversation(_ id: Int, for person: Int, in transaction: Transaction) throws -> Conversation {
        let rows = try transaction.rows("SELECT * FROM chat_conversation WHERE id = \(id)")
        guard let conversation = try conversations(rows, for: person, in: transaction).first else { throw APIError.notFound() }
        return conversation
    }

    /// A person's conversations, the one with the newest message first.
    func page(of person: Int, page: Int, limit: Int, in transaction: Transaction) throws -> Page<Conversation> {
        let condition: SQL = "id IN (SELECT conversation_id FROM chat_participant WHERE person_id = \(person))"
        let rows = try transaction.rows(
            """
            SELECT * FROM chat_conversation WHERE \(sql: condition) ORDER BY last_message_id DESC, id DESC
            LIMIT \(limit) OFFSET \((page - 1) * limit)
            """)
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM chat_conversation WHERE \(sql: condition)")
        return Page(items: try conversations(rows, for: person, in: transaction), page: page, limit: limit, total: total)
    }

    private func conversations(_ rows: [Row], for person: Int, in transaction: Transaction) throws -> [Conversation] {
        let ids = try rows.map { try $0.get("id", as: Int.self) }
        let members = try transaction.rows(
            "SELECT conversation_id, person_id FROM chat_participant WHERE conversation_id IN \(list: ids) ORDER BY person_id")
        let membersByID = try Dictionary(grouping: members) { try $0.get("conversation_id", as: Int.self) }
            .mapValues { try $0.map { try $0.get("person_id", as: Int.self) } }
        let known = try people.people(Array(Set(membersByID.values.joined())), in: transaction)
        let newest = try messages.find(rows.map { try $0.get("last_message_id") }, in: transaction)
        let unread = try unreadCounts(ids, for: person, in: transaction)
        return try rows.map { row in
            let id = try row.get("id", as: Int.self)
            return Conversation(
                id: id, participants: (membersByID[id] ?? []).map { Self.participant($0, known[$0]) }, orderID: try row.get("order_id"),
                lastMessage: newest[id], unreadCount: unread[id] ?? 0)
        }
    }

    private func unreadCounts(_ ids: [Int], for person: Int, in transaction: Transaction) throws -> [Int: Int] {
        let rows = try transaction.rows(
            """
            SELECT m.conversation_id AS conversation_id, COUNT(*) AS unread FROM chat_message m
            JOIN chat_participant p ON p.conversation_id = m.conversation_id AND p.person_id = \(person)
            WHERE m.conversation_id IN \(list: ids) AND m.id > p.last_read_message_id AND m.sender_id <> \(person)
            GROUP BY m.conversation_id
            """)
        return Dictionary(try rows.map { (try $0.get("conversation_id"), try $0.get("unread")) }, uniquingKeysWith: { first, _ in first })
    }

    /// The two ids in order: what makes two people's conversation one.
    private static func key(_ a: Int, _ b: Int) -> String { "\(min(a, b)):\(max(a, b))" }

    /// Of several roles the one that is most at work here.
    private static func participant(_ id: Int, _ person: Person?) -> Participant {
        let role = [Role.dispatcher, .driver, .customer, .admin].first { person?.roles.contains($0) == true }
        return Participant(id: id, name: person?.name ?? Strings.unknownPerson, role: role ?? .customer)
    }
}
