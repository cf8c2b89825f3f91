import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// The repositories that all use cases of tickets share, who may see which, and how they are shown.
struct TicketDesk: Sendable {
    let people: any SupportPeople
    /// The orders; nil where the product has none.
    let orders: (any SupportOrders)?
    let events: EventLog
    let tickets = TicketRepository()
    let messages = TicketMessageRepository()
    let attachments = AttachmentRepository()

    init(_ container: DIContainer) throws {
        (people, events) = try container.resolve((any SupportPeople).self, EventLog.self)
        orders = try container.resolveIfRegistered((any SupportOrders).self)
    }

    /// Returns a ticket that a person may see.
    ///
    /// - Throws: ``APIError`` of status 404 where it isn't theirs and they aren't staff.
    func ticket(_ id: Int, for person: Person, in transaction: Transaction) throws -> TicketRecord {
        guard let ticket = try tickets.find(id, in: transaction), ticket.requester == person.id || person.isStaff else { throw APIError.notFound() }
        return ticket
    }

    /// Returns a ticket as it is stored now.
    func shown(_ id: Int, in transaction: Transaction) throws -> Ticket {
        guard let ticket = try tickets.find(id, in: transaction), let shown = try shown([ticket], in: transaction).first else { throw APIError.notFound() }
        return shown
    }

    func shown(_ tickets: [TicketRecord], in transaction: Transaction) throws -> [Ticket] {
        let ids = Set(tickets.flatMap { [$0.requester, $0.assignee] }).subtracting([0])
        let known = try people.people(ids.sorted(), in: transaction)
        let files = try attachments.all(openedWith: tickets.map(\.id), in: transaction)
        return tickets.map { ticket in
            Ticket(
                id: ticket.id, subject: ticket.incident.map { IncidentText.subject($0, ticket.incidentOf) } ?? ticket.subject,
                description: ticket.incident.map(IncidentText.description) ?? ticket.description, attachments: files[ticket.id] ?? [],
                category: ticket.category,
                priority: ticket.priority, status: ticket.status, orderID: ticket.orderID, incident: ticket.incident,
                mergedInto: ticket.mergedInto == 0 ? nil : ticket.mergedInto,
                requester: TicketPerson(ticket.requester, known[ticket.requester], role: ticket.requesterRole),
                assignee: ticket.assignee == 0 ? nil : TicketPerson(ticket.assignee, known[ticket.assignee], role: .dispatcher), dueAt: ticket.dueAt,
                rating: ticket.rating, ratingComment: ticket.ratingComment, version: ticket.version, createdAt: ticket.createdAt,
                updatedAt: ticket.updatedAt, closedAt: ticket.closedAt)
        }
    }

    func shown(_ messages: [TicketMessageRecord], in transaction: Transaction) throws -> [TicketMessage] {
        let assigned = messages.compactMap { $0.notice == .assigned ? Int($0.text) : nil }
        let known = try people.people(Set(messages.map(\.sender) + assigned).sorted(), in: transaction)
        let files = try attachments.all(of: messages, in: transaction)
        return messages.map { message in
            let text = message.notice.map { NoticeText.text($0, value: message.text) { known[$0]?.name ?? Strings.unknownPerson } }
            let attachments = files[message.id] ?? []
            // Files go before their messages do.
            let written = message.text.isEmpty && attachments.isEmpty ? Strings.attachmentsGone : message.text
            return TicketMessage(
                id: message.id, ticketID: message.ticket, sender: TicketPerson(message.sender, known[message.sender], role: message.senderRole),
                fromStaff: message.fromStaff, isInternal: message.isInternal, notice: message.notice, text: text ?? written,
                attachments: attachments, createdAt: message.createdAt)
        }
    }

    /// Stores a notice.
    func note(_ notice: TicketNotice, _ value: String = "", on ticket: TicketRecord, by person: Person, at now: Date, in transaction: Transaction) throws {
        let isStaff = ticket.requester != person.id
        _ = try messages.insert(
            NewTicketMessage(
                ticket: ticket.id, sender: person.id, role: person.supportRole, fromStaff: isStaff, isInternal: notice.isForStaff,
                notice: notice, text: value),
            at: now, in: transaction)
    }

    /// Checks that a ticket wasn't merged into another one, where everything about it goes on.
    func checkUnmerged(_ ticket: TicketRecord) throws(APIError) {
        guard ticket.mergedInto == 0 else { throw .conflict(Strings.ticketMerged(ticket.mergedInto), code: "ticket_merged") }
    }

    /// Stores a changed ticket and publishes the change.
    func store(_ ticket: TicketRecord, in transaction: Transaction) throws {
        try tickets.update(ticket, in: transaction)
        let change = TicketChanged(
            ticket: ticket.id, requester: ticket.requester, status: ticket.status, assignee: ticket.assignee == 0 ? nil : ticket.assignee)
        try events.append(
            SupportEvents.changed, change, aggregate: SupportEvents.aggregate, id: ticket.id,
            topics: ticket.topics, in: transaction)
    }
}

extension TicketNotice {
    /// Whether requesters don't see it.
    var isForStaff: Bool {
        switch self {
        case .assigned, .unassigned, .prioritized, .categorized, .settled: true
        case .closed, .reopened, .refunded, .credited, .rescheduled, .merged, .mergedInto: false
        }
    }
}

extension Person {
    /// Whether the person works the queue.
    var isStaff: Bool { !roles.isDisjoint(with: [.dispatcher, .admin]) }

    /// The role in which others see the person here.
    var supportRole: Role { [.dispatcher, .admin, .driver].first(where: roles.contains) ?? .customer }
}

extension TicketPerson {
    init(_ id: Int, _ person: Person?, role: Role) {
        self.init(id: id, name: id == 0 ? Strings.automatic : person?.name ?? Strings.unknownPerson, role: role)
    }
}

extension AuditEntry.Action {
    /// Staff read somebody's ticket.
    static let ticketRead = Self(rawValue: "ticket_read")
    /// Staff changed somebody's ticket.
    static let ticketChanged = Self(rawValue: "ticket_changed")
}
