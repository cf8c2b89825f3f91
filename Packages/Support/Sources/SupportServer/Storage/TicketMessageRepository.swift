import Core
import Foundation
import Persistence
import SupportAPI

/// A row of `support_message`.
struct TicketMessageRecord: Sendable {
    let id: Int
    let ticket: Int
    let sender: Int
    let senderRole: Role
    let fromStaff: Bool
    let isInternal: Bool
    let notice: TicketNotice?
    let text: String
    let createdAt: Date

    init(_ row: Row) throws {
        id = try row.get("id")
        ticket = try row.get("ticket_id")
        sender = try row.get("sender_id")
        senderRole = Role(rawValue: try row.get("sender_role")) ?? .customer
        fromStaff = try row.get("from_staff")
        isInternal = try row.get("internal")
        notice = try row.get("notice", as: String?.self).flatMap(TicketNotice.init)
        text = try row.get("text")
        createdAt = try row.get("created_at")
    }
}

/// A message that is to be stored.
struct NewTicketMessage: Sendable {
    let ticket: Int
    let sender: Int
    let role: Role
    let fromStaff: Bool
    var isInternal = false
    var notice: TicketNotice?
    /// The text; for a notice, the value that it speaks of.
    let text: String
}

/// Reads and writes the messages of tickets.
struct TicketMessageRepository: Sendable {
    private let words = TicketWords()

    func insert(_ message: NewTicketMessage, at now: Date, in transaction: Transaction) throws -> Int {
        // A notice says what the ticket itself shows.
        if message.notice == nil { try words.add(message.text, to: message.ticket, isInternal: message.isInternal, in: transaction) }
        return try transaction.insert(
            into: "support_message",
            [
                "ticket_id": message.ticket, "sender_id": message.sender, "sender_role": message.role.rawValue, "from_staff": message.fromStaff,
                "internal": message.isInternal, "notice": message.notice?.rawValue, "text": message.text, "created_at": now,
            ])
    }

    func find(_ id: Int, in transaction: Transaction) throws -> TicketMessageRecord? {
        try transaction.first("SELECT * FROM support_message WHERE id = \(id)").map(TicketMessageRecord.init)
    }

    /// Moves all messages of a ticket to another one.
    func move(from ticket: Int, to other: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE support_message SET ticket_id = \(other) WHERE ticket_id = \(ticket)")
    }

    /// Returns the newest messages, those before one, or those after one, oldest first. Internal ones are left out for requesters.
    func page(
        _ request: TicketMessageListRequest, limit: Int, withInternal: Bool, in transaction: Transaction
    ) throws -> (items: [TicketMessageRecord], hasMore: Bool) {
        let visible: SQL = withInternal ? "" : " AND internal = \(false)"
        if let after = request.after {
            let rows = try transaction.rows(
                "SELECT * FROM support_message WHERE ticket_id = \(request.id) AND id > \(after)\(sql: visible) ORDER BY id LIMIT \(limit + 1)")
            return (try rows.prefix(limit).map(TicketMessageRecord.init), rows.count > limit)
        }
        let rows = try transaction.rows(
            """
            SELECT * FROM support_message WHERE ticket_id = \(request.id) AND id < \(request.before ?? .max)\(sql: visible)
            ORDER BY id DESC LIMIT \(limit + 1)
            """)
        return (try rows.prefix(limit).reversed().map(TicketMessageRecord.init), rows.count > limit)
    }
}
