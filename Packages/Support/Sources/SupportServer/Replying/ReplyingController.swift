import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Stores messages and internal notes, and moves tickets between those who wait.
struct ReplyingController: Sendable {
    let desk: TicketDesk

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.send, allow: .byHandler, handler: send)
    }

    @Sendable private func send(_ input: SendTicketMessage, _ context: HandlerContext) async throws -> EncodedOutput<TicketMessage> {
        let (person, now) = (try context.person(), context.clock.now)
        let text = input.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let files = input.attachmentIDs ?? []
        return try await context.writeOnce { transaction in
            try desk.tickets.lock([input.id], in: transaction)
            var ticket = try desk.ticket(input.id, for: person, in: transaction)
            // What was written while staff merged the ticket goes where its messages went.
            if ticket.mergedInto != 0 { ticket = try desk.ticket(ticket.mergedInto, for: person, in: transaction) }
            var errors = FieldErrors()
            if files.isEmpty || !text.isEmpty { errors.requireText(text, "text", length: 1...CreateTicket.longestText) }
            errors.require(files.count <= TicketAttachment.mostOfMessage, "attachmentIds", Strings.attachmentsMost)
            try errors.throwIfAny()
            // Nobody but staff reads about an incident.
            let isInternal = input.isInternal ?? false || ticket.requester == 0
            guard person.isStaff || !isInternal else { throw APIError.forbidden() }
            let fromStaff = ticket.requester != person.id
            let id = try desk.messages.insert(
                NewTicketMessage(ticket: ticket.id, sender: person.id, role: person.supportRole, fromStaff: fromStaff, isInternal: isInternal, text: text),
                at: now, in: transaction)
            try desk.attachments.bind(files, to: .message(id, ticket: ticket.id, isInternal: isInternal), by: person.id, in: transaction)
            let payload = TicketReplied(ticket: ticket.id, message: id, requester: ticket.requester, sender: person.id)
            if isInternal {
                // Neither the ticket's time nor the requester's topic gives a note away.
                try desk.events.append(
                    SupportEvents.noted, payload, aggregate: SupportEvents.aggregate, id: ticket.id, topics: [SupportTopics.desk], in: transaction)
            } else {
                if fromStaff {
                    ticket.wait(at: now)
                    if ticket.assignee == 0 { ticket.assignee = person.id }
                } else {
                    ticket.open(at: now)
                }
                try desk.tickets.update(ticket, in: transaction)
                try desk.events.append(
                    SupportEvents.replied, payload, aggregate: SupportEvents.aggregate, id: ticket.id,
                    topics: ticket.topics, in: transaction)
            }
            guard let stored = try desk.messages.find(id, in: transaction), let shown = try desk.shown([stored], in: transaction).first else {
                throw APIError.internalError
            }
            return shown
        }
    }
}
