import ChatAPI
import Core
import Foundation
import Persistence

/// Builds conversations from their rows, as one person may see them.
struct ConversationBuilder: Sendable {
    let people: any ChatPeople
    let presence: Presence
    private let messages: MessageRepository
    private let orders = OrderConversationRepository()
    private let blocks = BlockRepository()

    init(people: any ChatPeople, presence: Presence) {
        self.people = people
        self.presence = presence
        messages = MessageRepository(people: people)
    }

    /// Data read once for all conversations of a page.
    private struct Facts {
        var members: [Int: [Row]] = [:]
        var people: [Int: Person] = [:]
        var newest: [Int: Message] = [:]
        var unread: [Int: Int] = [:]
        var closed: Set<Int> = []
        var blocked: Set<Int> = []
        var blockers: Set<Int> = []
        var seen: [Int: Date] = [:]
    }

    func conversations(_ rows: [Row], for person: Int, at now: Date, in transaction: Transaction) throws -> [Conversation] {
        guard !rows.isEmpty else { return [] }
        let facts = try facts(rows, for: person, at: now, in: transaction)
        return try rows.map { row in
            let id = try row.get("id", as: Int.self)
            let members = facts.members[id] ?? []
            let own = try members.first { try $0.get("person_id", as: Int.self) == person }
            let pair = ParticipantPair(key: try row.get("people"))
            let missing = try missing(pair, members)
            // Those who don't take part see whose conversation it is, but nothing that was written.
            return Conversation(
                id: id,
                participants: try members.map { try participant($0, of: id, for: own == nil ? nil : person, facts) }
                    + missing.map { .of($0, facts.people[$0]) },
                orderID: try row.get("order_id"), lastMessage: own == nil ? nil : facts.newest[id], unreadCount: own == nil ? 0 : facts.unread[id] ?? 0,
                isMuted: try own?.get("muted") ?? false, isBlocked: pair?.other(than: person).map(facts.blocked.contains) ?? false,
                isClosed: facts.closed.contains(id) || !missing.isEmpty)
        }
    }

    /// Returns those of the two who were taken out of their conversation.
    private func missing(_ pair: ParticipantPair?, _ members: [Row]) throws -> [Int] {
        guard let pair else { return [] }
        let present = Set(try members.map { try $0.get("person_id", as: Int.self) })
        return [pair.first, pair.second].filter { !present.contains($0) }
    }

    private func facts(_ rows: [Row], for person: Int, at now: Date, in transaction: Transaction) throws -> Facts {
        let ids = try rows.map { try $0.get("id", as: Int.self) }
        let members = try transaction.rows(
            "SELECT conversation_id, person_id, muted FROM chat_participant WHERE conversation_id IN \(list: ids) ORDER BY person_id")
        let pairs = try rows.compactMap { ParticipantPair(key: try $0.get("people")) }
        let everyone = Set(try members.map { try $0.get("person_id", as: Int.self) } + pairs.flatMap { [$0.first, $0.second] }).sorted()
        var facts = Facts()
        facts.members = try Dictionary(grouping: members) { try $0.get("conversation_id", as: Int.self) }
        facts.people = try people.people(everyone, in: transaction)
        facts.newest = try messages.find(rows.map { try $0.get("last_message_id") }, for: person, in: transaction)
        facts.unread = try unreadCounts(ids, for: person, in: transaction)
        facts.closed = try orders.closed(ids, at: now, in: transaction)
        facts.blocked = try blocks.blocked(among: everyone, by: person, in: transaction)
        facts.blockers = try blocks.blockers(among: everyone, of: person, in: transaction)
        facts.seen = try presence.lastSeen(everyone, in: transaction)
        return facts
    }

    private func unreadCounts(_ ids: [Int], for person: Int, in transaction: Transaction) throws -> [Int: Int] {
        let rows = try transaction.rows(
            """
            SELECT m.conversation_id AS conversation_id, COUNT(*) AS unread FROM chat_message m
            JOIN chat_participant p ON p.conversation_id = m.conversation_id AND p.person_id = \(person)
            WHERE m.conversation_id IN \(list: ids) AND m.id > p.last_read_message_id AND m.sender_id <> \(person) AND m.system = \(false)
            GROUP BY m.conversation_id
            """)
        return Dictionary(try rows.map { (try $0.get("conversation_id"), try $0.get("unread")) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a member with presence for readers who can write to them: not once the conversation has closed, and not where one has blocked the other.
    private func participant(_ member: Row, of conversation: Int, for reader: Int?, _ facts: Facts) throws -> Participant {
        let id = try member.get("person_id", as: Int.self)
        let isShown =
            reader != nil && reader != id && !facts.closed.contains(conversation) && !facts.blocked.contains(id) && !facts.blockers.contains(id)
        return .of(id, facts.people[id], isOnline: isShown && presence.isOnline(id), lastSeenAt: isShown ? facts.seen[id] : nil)
    }
}

extension Participant {
    /// Creates a participant from an account, under the role that matters most in conversations.
    static func of(_ id: Int, _ person: Person?, isOnline: Bool = false, lastSeenAt: Date? = nil) -> Participant {
        let role = [Role.dispatcher, .driver, .customer, .admin].first { person?.roles.contains($0) == true }
        return Participant(
            id: id, name: person?.name ?? Strings.unknownPerson, role: role ?? .customer, isOnline: isOnline, lastSeenAt: lastSeenAt)
    }
}
