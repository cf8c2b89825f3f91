import Core
import Foundation
import Persistence
import SupportAPI

/// A row of `support_ticket`, with the rules of its clock.
struct TicketRecord: Sendable {
    let id: Int
    /// The requester's account; 0 for an incident.
    let requester: Int
    let requesterRole: Role
    let subject: String
    let description: String
    var category: TicketCategory
    var priority: TicketPriority
    private(set) var status: TicketStatus
    let orderID: Int?
    /// The incident for which the product opened the ticket; nil where a person did.
    let incident: TicketIncident?
    /// The order or the payment of the incident; 0 without one.
    let incidentOf: Int
    /// The ticket that it was merged into; 0 where it wasn't.
    private(set) var mergedInto: Int
    /// The assignee's account; 0 for nobody.
    var assignee: Int
    /// The time since which the requester has waited; nil while no reply is owed.
    private(set) var waitingSince: Date?
    private(set) var dueAt: Date?
    var rating: Int?
    var ratingComment: String?
    let version: Int
    let createdAt: Date
    private(set) var updatedAt: Date
    private(set) var closedAt: Date?

    init(_ row: Row) throws {
        id = try row.get("id")
        requester = try row.get("requester_id")
        requesterRole = Role(rawValue: try row.get("requester_role")) ?? .customer
        subject = try row.get("subject")
        description = try row.get("description")
        category = TicketCategory(rawValue: try row.get("category")) ?? .other
        priority = TicketPriority(rawValue: try row.get("priority")) ?? .normal
        status = TicketStatus(rawValue: try row.get("status")) ?? .open
        orderID = try row.get("order_id")
        incident = try row.get("incident", as: String?.self).flatMap(TicketIncident.init)
        incidentOf = try row.get("incident_of", as: Int?.self) ?? 0
        mergedInto = try row.get("merged_into_id")
        assignee = try row.get("assignee_id")
        waitingSince = try row.get("waiting_since")
        dueAt = try row.get("due_at")
        rating = try row.get("rating")
        ratingComment = try row.get("rating_comment")
        version = try row.get("version")
        createdAt = try row.get("created_at")
        updatedAt = try row.get("updated_at")
        closedAt = try row.get("closed_at")
    }

    /// The topics on which changes of the ticket are published.
    var topics: [Topic] { (requester == 0 ? [] : [SupportTopics.tickets(of: requester)]) + [SupportTopics.desk] }

    /// The number by which tickets of one status are sorted, smallest first: open ones by when a reply is due, pending ones by how long they wait, closed ones
    /// latest first.
    var rank: Int {
        switch status {
        case .open: Self.milliseconds(dueAt ?? updatedAt)
        case .pending: Self.milliseconds(updatedAt)
        case .closed: -Self.milliseconds(closedAt ?? updatedAt)
        }
    }

    /// Notes a change that the requester may see.
    mutating func touch(at now: Date) { updatedAt = now }

    /// Starts the clock unless it runs: the requester waits for a reply.
    mutating func open(at now: Date) {
        (status, closedAt) = (.open, nil)
        waitingSince = waitingSince ?? now
        touch(at: now)
        setDue()
    }

    /// Stops the clock: the requester is next.
    mutating func wait(at now: Date) {
        (status, closedAt, waitingSince) = (.pending, nil, nil)
        touch(at: now)
        setDue()
    }

    /// Stops the clock for good.
    mutating func close(at now: Date) {
        (status, closedAt, waitingSince) = (.closed, now, nil)
        touch(at: now)
        setDue()
    }

    /// Closes the ticket for good, and leads to another one.
    mutating func merge(into other: Int, at now: Date) {
        mergedInto = other
        close(at: now)
    }

    /// Owes the reply that another ticket is owed, since when its requester waits.
    mutating func takeOver(_ other: TicketRecord, at now: Date) {
        touch(at: now)
        guard let since = other.waitingSince else { return }
        waitingSince = min(since, waitingSince ?? since)
        open(at: now)
    }

    /// Computes anew when a reply is due, after a change of category or priority.
    mutating func setDue() { dueAt = waitingSince?.addingTimeInterval(ResponseTarget.seconds(category, priority)) }

    static func milliseconds(_ time: Date) -> Int { Int((time.timeIntervalSince1970 * 1_000).rounded()) }
}
