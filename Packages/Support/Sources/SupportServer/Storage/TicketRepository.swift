import Core
import Foundation
import Persistence
import SupportAPI

/// A ticket that is to be stored.
struct NewTicket: Sendable {
    /// The requester's account; 0 for an incident.
    let requester: Int
    let role: Role
    let subject: String
    let description: String
    /// The text by which it is found.
    let words: String
    let category: TicketCategory
    let priority: TicketPriority
    let order: Int?
    var incident: TicketIncident?
    var incidentOf: Int?
}

/// Reads and writes tickets.
struct TicketRepository: Sendable {
    /// Returns the number of tickets with a status.
    func count(of status: TicketStatus, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM support_ticket WHERE status = \(status.rawValue)")
    }

    private let words = TicketWords()

    func find(_ id: Int, in transaction: Transaction) throws -> TicketRecord? {
        try transaction.first("SELECT * FROM support_ticket WHERE id = \(id)").map(TicketRecord.init)
    }

    func insert(_ ticket: NewTicket, at now: Date, in transaction: Transaction) throws -> Int {
        let dueAt = now.addingTimeInterval(ResponseTarget.seconds(ticket.category, ticket.priority))
        let id = try transaction.insert(
            into: "support_ticket",
            [
                "requester_id": ticket.requester, "requester_role": ticket.role.rawValue, "subject": ticket.subject, "description": ticket.description,
                "category": ticket.category.rawValue, "priority": ticket.priority.rawValue, "status": TicketStatus.open.rawValue,
                "order_id": ticket.order, "incident": ticket.incident?.rawValue, "incident_of": ticket.incidentOf, "waiting_since": now, "due_at": dueAt,
                "rank": TicketRecord.milliseconds(dueAt), "created_at": now, "updated_at": now,
            ])
        try words.insert(id, requester: ticket.requester, ticket.words, in: transaction)
        return id
    }

    /// Stores what has changed, as the next version.
    func update(_ ticket: TicketRecord, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE support_ticket SET category = \(ticket.category.rawValue), priority = \(ticket.priority.rawValue), status = \(ticket.status.rawValue),
            assignee_id = \(ticket.assignee), waiting_since = \(ticket.waitingSince), due_at = \(ticket.dueAt), rank = \(ticket.rank),
            rating = \(ticket.rating), rating_comment = \(ticket.ratingComment), version = version + 1, updated_at = \(ticket.updatedAt),
            closed_at = \(ticket.closedAt), merged_into_id = \(ticket.mergedInto) WHERE id = \(ticket.id)
            """)
    }

    /// Keeps others from changing tickets, or writing to them, until the transaction ends. SQLite lets only one write at a time anyhow.
    func lock(_ ids: [Int], in transaction: Transaction) throws {
        guard transaction.dialect == .postgres else { return }
        _ = try transaction.rows("SELECT id FROM support_ticket WHERE id IN \(list: ids.sorted()) ORDER BY id FOR UPDATE")
    }

    /// Returns the tickets of an order that people opened and that aren't closed.
    func unclosed(of order: Int, in transaction: Transaction) throws -> [TicketRecord] {
        try transaction.rows(
            """
            SELECT * FROM support_ticket WHERE order_id = \(order) AND incident IS NULL AND status <> \(TicketStatus.closed.rawValue) ORDER BY id
            """
        ).map(TicketRecord.init)
    }

    /// Leads those that lead to a ticket on to another one.
    func redirect(to other: Int, from ticket: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE support_ticket SET merged_into_id = \(other) WHERE merged_into_id = \(ticket) AND merged_into_id > 0")
    }

    /// Has a ticket found by the words of another one, too.
    func moveWords(from ticket: Int, to other: Int, in transaction: Transaction) throws {
        try words.copy(from: ticket, to: other, in: transaction)
    }

    /// Returns tickets in the order of the list, of which there may be one more than fit.
    func list(_ filter: TicketFilter, after cursor: TicketCursor?, offset: Int = 0, limit: Int, in transaction: Transaction) throws -> [TicketRecord] {
        try planForWords(of: filter, in: transaction)
        return try transaction.rows(Self.list(filter, after: cursor, offset: offset, limit: limit, on: transaction.dialect)).map(TicketRecord.init)
    }

    /// Returns the number of tickets that a filter takes.
    func count(_ filter: TicketFilter, in transaction: Transaction) throws -> Int {
        try planForWords(of: filter, in: transaction)
        return try transaction.value(Int.self, "\(sql: filter.select("COUNT(*)", on: transaction.dialect)) WHERE 1 = 1\(sql: filter.conditions)")
    }

    /// Has PostgreSQL plan each search for its words: by their index if they are rare, through the newest tickets if most have them.
    private func planForWords(of filter: TicketFilter, in transaction: Transaction) throws {
        guard filter.search != nil, transaction.dialect == .postgres else { return }
        try transaction.perform("SET LOCAL plan_cache_mode = force_custom_plan")
    }

    /// The statement of a list, which reads an index from the cursor on.
    static func list(_ filter: TicketFilter, after cursor: TicketCursor?, offset: Int, limit: Int, on dialect: Dialect) -> SQL {
        let start: SQL =
            switch (cursor, filter.status) {
            case (let cursor?, .some): " AND (rank > \(cursor.rank) OR (rank = \(cursor.rank) AND id > \(cursor.id))) AND rank >= \(cursor.rank)"
            case (let cursor?, nil): " AND id < \(cursor.id)"
            case (nil, _): ""
            }
        // The few that a search finds are sorted. With + before them, columns aren't read from an index in their order, which would pass by all other tickets.
        let order: SQL =
            switch (filter.search, filter.status) {
            case (nil, nil): "id DESC"
            case (nil, .some): "rank, id"
            case (.some, nil): "+id DESC"
            case (.some, .some): "+rank, +id"
            }
        return """
            \(sql: filter.select("support_ticket.*", on: dialect)) WHERE 1 = 1\(sql: filter.conditions)\(sql: start)
            ORDER BY \(sql: order) LIMIT \(limit) OFFSET \(offset)
            """
    }
}

/// The tickets that a list holds.
struct TicketFilter: Sendable {
    /// The requester's account; nil for everybody's.
    var requester: Int?
    var status: TicketStatus?
    var category: TicketCategory?
    var priority: TicketPriority?
    /// The assignee's account, 0 for nobody's; nil for any.
    var assignee: Int?
    var order: Int?
    /// The words or the number to look for; nil for all tickets.
    var search: TicketSearch?

    /// The beginning of a statement on the tickets, of which a search takes those that it finds.
    fileprivate func select(_ columns: SQL, on dialect: Dialect) -> SQL {
        guard let search else { return "SELECT \(sql: columns) FROM support_ticket" }
        return """
            WITH found AS MATERIALIZED (\(sql: search.query(requester: requester, on: dialect)))
            SELECT \(sql: columns) FROM found CROSS JOIN support_ticket
            """
    }

    fileprivate var conditions: SQL {
        var conditions: [SQL] = []
        if let requester { conditions.append(" AND requester_id = \(requester)") }
        if let status { conditions.append(" AND status = \(status.rawValue)") }
        if let category { conditions.append(" AND category = \(category.rawValue)") }
        if let priority { conditions.append(" AND priority = \(priority.rawValue)") }
        if let assignee { conditions.append(" AND assignee_id = \(assignee)") }
        if let order { conditions.append(" AND order_id = \(order)") }
        if search != nil { conditions.append(" AND id = ticket_id") }
        return conditions.reduce("") { "\(sql: $0)\(sql: $1)" }
    }
}

/// A place in a list of tickets: behind the ticket of this rank and id.
struct TicketCursor: Sendable, Equatable {
    let rank: Int
    let id: Int

    /// Reads a cursor; nil where it isn't one.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let rank = parts[0], let id = parts[1], id > 0 else { return nil }
        self.rank = rank
        self.id = id
    }

    init(_ ticket: TicketRecord) { (rank, id) = (ticket.rank, ticket.id) }

    /// The form in which clients send it back.
    var text: String { "\(rank).\(id)" }
}
