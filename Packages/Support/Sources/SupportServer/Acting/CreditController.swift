import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Grants the requester of a ticket credit, and notes it on the ticket in the same transaction.
struct CreditController: Sendable {
    let desk: TicketDesk
    /// The customers' credit; nil where the product has none.
    let credits: (any SupportCredits)?

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.grantCredit, allow: .byHandler, handler: grant)
    }

    @Sendable private func grant(_ input: GrantTicketCredit, _ context: HandlerContext) async throws -> EncodedOutput<TicketMessage> {
        let (person, now) = (try context.person(), context.clock.now)
        let reason = input.reason.trimmingCharacters(in: .whitespacesAndNewlines)
        return try await context.writeOnce { transaction in
            var ticket = try desk.ticket(input.id, for: person, in: transaction)
            try desk.checkUnmerged(ticket)
            var errors = FieldErrors()
            errors.require((1...GrantTicketCredit.mostCents).contains(input.cents), "cents", Strings.creditAmount)
            errors.requireText(reason, "reason", length: 1...GrantTicketCredit.longestReason)
            try errors.throwIfAny()
            let requester = try desk.people.people([ticket.requester], in: transaction)[ticket.requester]
            guard let credits, let requester, requester.roles.contains(.customer), requester.id != person.id else {
                throw APIError.conflict(Strings.creditUnavailable, code: "credit_unavailable")
            }
            let message = try desk.messages.insert(
                NewTicketMessage(
                    ticket: ticket.id, sender: person.id, role: person.supportRole, fromStaff: true, notice: .credited, text: "\(input.cents)"),
                at: now, in: transaction)
            try credits.grant(input.cents, to: requester.id, reason: reason, source: "credit:ticket:\(message)", at: now, in: transaction)
            try context.record(AuditEntry(.creditGranted, object: "ticket/\(ticket.id)", account: requester.id), in: transaction)
            ticket.touch(at: now)
            try desk.store(ticket, in: transaction)
            guard let stored = try desk.messages.find(message, in: transaction), let shown = try desk.shown([stored], in: transaction).first else {
                throw APIError.internalError
            }
            return shown
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let creditGranted = Self(rawValue: "credit_granted")
}
