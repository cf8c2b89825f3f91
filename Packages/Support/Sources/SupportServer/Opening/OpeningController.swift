import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Opens tickets.
struct OpeningController: Sendable {
    let desk: TicketDesk

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.create, allow: .accessAlone, handler: open)
    }

    @Sendable private func open(_ input: CreateTicket, _ context: HandlerContext) async throws -> EncodedOutput<Ticket> {
        let (ticket, person, now) = (try Self.checked(input), try context.person(), context.clock.now)
        return try await context.writeOnce { transaction in
            try checkOrder(of: ticket, for: person, in: transaction)
            let category = ticket.category ?? .other
            let priority = ResponseTarget.priority(category)
            let id = try desk.tickets.insert(
                NewTicket(
                    requester: person.id, role: person.supportRole, subject: ticket.subject, description: ticket.description,
                    words: "\(ticket.subject) \(ticket.description)", category: category, priority: priority, order: ticket.orderID),
                at: now, in: transaction)
            try desk.attachments.bind(ticket.attachmentIDs ?? [], to: .opening(id), by: person.id, in: transaction)
            try desk.events.append(
                SupportEvents.opened, TicketOpened(ticket: id, requester: person.id, order: ticket.orderID, category: category),
                aggregate: SupportEvents.aggregate, id: id, topics: [SupportTopics.tickets(of: person.id), SupportTopics.desk], in: transaction)
            return try desk.shown(id, in: transaction)
        }
    }

    private static func checked(_ input: CreateTicket) throws(APIError) -> CreateTicket {
        var ticket = input
        ticket.subject = input.subject.trimmingCharacters(in: .whitespacesAndNewlines)
        ticket.description = input.description.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(ticket.subject, "subject", length: 1...CreateTicket.longestSubject)
        errors.requireText(ticket.description, "description", length: 1...CreateTicket.longestText)
        errors.require((ticket.attachmentIDs ?? []).count <= TicketAttachment.mostOfMessage, "attachmentIds", Strings.attachmentsMost)
        try errors.throwIfAny()
        return ticket
    }

    /// Checks that the order is the person's; what others ordered doesn't exist for them.
    private func checkOrder(of ticket: CreateTicket, for person: Person, in transaction: Transaction) throws {
        guard let order = ticket.orderID, !person.isStaff else { return }
        guard try desk.orders?.concerns(order, person: person.id, in: transaction) == true else {
            throw APIError.invalid(["orderId": Strings.unknownOrder])
        }
    }
}
