import Core
import Foundation
import OrdersAPI
import PaymentsAPI
import Persistence
import SupportAPI

/// Notes on the open tickets of an order what was done about it elsewhere: money that was given back, and another visit that was arranged.
struct ActionFollower: Sendable {
    let desk: TicketDesk
    private let incidents = IncidentRepository()

    init(desk: TicketDesk) { self.desk = desk }

    static func concerns(_ moved: PaymentMoved) -> Bool { moved.to == .refunded || moved.to == .partiallyRefunded }

    func take(_ moved: PaymentMoved, in transaction: Transaction) throws {
        try note(
            .refunded, "\(moved.refundedCents)", on: moved.order, source: "refund/\(moved.payment)/\(moved.refundedCents)", at: moved.occurredAt,
            in: transaction)
    }

    /// Notes that another visit was arranged.
    func take(_ moved: OrderMoved, in transaction: Transaction) throws {
        try note(.rescheduled, "", on: moved.order, source: "visit/\(moved.order)/\(moved.sequence)", at: moved.occurredAt, in: transaction)
    }

    /// Notes something once on each ticket of an order that is open or waits for its requester.
    private func note(_ notice: TicketNotice, _ value: String, on order: Int, source: String, at now: Date, in transaction: Transaction) throws {
        guard try incidents.claim(source, in: transaction) else { return }
        for stored in try desk.tickets.unclosed(of: order, in: transaction) {
            var ticket = stored
            _ = try desk.messages.insert(
                NewTicketMessage(ticket: ticket.id, sender: 0, role: .admin, fromStaff: true, notice: notice, text: value), at: now, in: transaction)
            ticket.touch(at: now)
            try desk.store(ticket, in: transaction)
        }
    }
}
