import Core
import Foundation
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerCore
import SupportAPI

/// Opens a ticket for each visit that failed and each difference between our books and a provider's, once however often its event comes, and closes it when
/// the order goes on or the difference is gone.
struct IncidentFollower: Sendable {
    let desk: TicketDesk
    private let incidents = IncidentRepository()

    init(desk: TicketDesk) { self.desk = desk }

    static func concerns(_ moved: OrderMoved) -> Bool { incident(at: moved.to) != nil || settles(moved) }

    /// Returns whether an order goes on after a visit that failed: another pickup was arranged, the laundry is brought again, or it is canceled.
    private static func settles(_ moved: OrderMoved) -> Bool {
        moved.from == .pickupFailed || moved.to == .deliveryAssigned || moved.to == .canceled
    }

    func take(_ moved: OrderMoved, in transaction: Transaction) throws {
        if let incident = Self.incident(at: moved.to) {
            try open(
                Opening(incident: incident, of: moved.order, order: moved.order, source: "order/\(moved.order)/\(moved.sequence)"), at: moved.occurredAt,
                in: transaction)
        } else {
            let isSettled = try closeVisits(of: moved.order, except: .returnFailed, at: moved.occurredAt, in: transaction)
            if isSettled, moved.to != .canceled { try ActionFollower(desk: desk).take(moved, in: transaction) }
        }
    }

    func take(_ moved: BagsMoved, in transaction: Transaction) throws {
        if moved.status == .failed {
            let time = Int(moved.occurredAt.timeIntervalSince1970 * 1_000)
            try open(
                Opening(incident: .returnFailed, of: moved.order, order: moved.order, source: "bags/\(moved.order)/\(time)"), at: moved.occurredAt,
                in: transaction)
        } else if moved.status == .returned {
            _ = try closeVisits(of: moved.order, except: nil, at: moved.occurredAt, in: transaction)
        }
    }

    func take(_ found: PaymentIncident, in transaction: Transaction) throws {
        let source = "payment/\(found.incident)"
        switch found.state {
        case .open:
            try open(Opening(incident: .payment, of: found.payment, order: found.order, source: source), at: found.occurredAt, in: transaction)
        case .resolved:
            guard let id = try incidents.ticket(for: source, in: transaction), let ticket = try desk.tickets.find(id, in: transaction) else { return }
            try close(ticket, at: found.occurredAt, in: transaction)
        }
    }

    private static func incident(at stage: Stage) -> TicketIncident? {
        switch stage {
        case .pickupFailed: .pickupFailed
        case .deliveryFailed: .deliveryFailed
        default: nil
        }
    }

    private struct Opening {
        let incident: TicketIncident
        let number: Int
        let order: Int?
        let source: String

        init(incident: TicketIncident, of number: Int, order: Int?, source: String) {
            (self.incident, self.number, self.order, self.source) = (incident, number, order, source)
        }
    }

    private func open(_ opening: Opening, at now: Date, in transaction: Transaction) throws {
        guard try incidents.claim(opening.source, in: transaction) else { return }
        let category: TicketCategory = opening.incident == .payment ? .payment : .delivery
        let id = try desk.tickets.insert(
            NewTicket(
                requester: 0, role: .admin, subject: IncidentText.subject(opening.incident, opening.number),
                description: IncidentText.description(opening.incident), words: IncidentText.words(opening.incident, opening.number), category: category,
                priority: .high, order: opening.order, incident: opening.incident, incidentOf: opening.number),
            at: now, in: transaction)
        try incidents.note(id, for: opening.source, in: transaction)
        try desk.events.append(
            SupportEvents.opened, TicketOpened(ticket: id, requester: 0, order: opening.order, category: category), aggregate: SupportEvents.aggregate,
            id: id, topics: [SupportTopics.desk], in: transaction)
    }

    /// - Returns: whether there was any.
    private func closeVisits(of order: Int, except incident: TicketIncident?, at now: Date, in transaction: Transaction) throws -> Bool {
        let tickets = try incidents.open(of: order, in: transaction).filter { $0.incident != incident }
        for ticket in tickets { try close(ticket, at: now, in: transaction) }
        return !tickets.isEmpty
    }

    private func close(_ stored: TicketRecord, at now: Date, in transaction: Transaction) throws {
        guard stored.status != .closed else { return }
        var ticket = stored
        ticket.close(at: now)
        _ = try desk.messages.insert(
            NewTicketMessage(ticket: ticket.id, sender: 0, role: .admin, fromStaff: true, isInternal: true, notice: .settled, text: ""), at: now,
            in: transaction)
        try desk.store(ticket, in: transaction)
    }
}
