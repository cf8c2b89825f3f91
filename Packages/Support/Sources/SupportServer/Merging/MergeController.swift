import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Merges a ticket into another one of the same requester: its messages and files move there, and it leads there.
struct MergeController: Sendable {
    let desk: TicketDesk

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.merge, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                try desk.tickets.lock([input.id, input.into], in: transaction)
                let ticket = try desk.ticket(input.id, for: person, in: transaction)
                guard let target = try desk.tickets.find(input.into, in: transaction), target.id != ticket.id, target.requester == ticket.requester else {
                    throw APIError.invalid(["into": Strings.mergeOther])
                }
                try desk.checkUnmerged(ticket)
                try desk.checkUnmerged(target)
                try merge(ticket, into: target, by: person, at: now, in: transaction)
                if ticket.incident == nil {
                    try context.record(AuditEntry(.ticketChanged, object: "ticket/\(ticket.id)", account: ticket.requester), in: transaction)
                }
                return try desk.shown(target.id, in: transaction)
            }
        }
    }

    private func merge(_ stored: TicketRecord, into storedTarget: TicketRecord, by person: Person, at now: Date, in transaction: Transaction) throws {
        var (ticket, target) = (stored, storedTarget)
        try desk.messages.move(from: ticket.id, to: target.id, in: transaction)
        try desk.note(.merged, "\(ticket.id)", on: target, by: person, at: now, in: transaction)
        if ticket.incident == nil {
            let description = try desk.messages.insert(
                NewTicketMessage(
                    ticket: target.id, sender: ticket.requester, role: ticket.requesterRole, fromStaff: false,
                    text: "\(ticket.subject)\n\(ticket.description)"),
                at: now, in: transaction)
            try desk.attachments.move(from: ticket.id, to: target.id, description: description, in: transaction)
        }
        try desk.tickets.moveWords(from: ticket.id, to: target.id, in: transaction)
        try desk.tickets.redirect(to: target.id, from: ticket.id, in: transaction)
        target.takeOver(ticket, at: now)
        ticket.merge(into: target.id, at: now)
        try desk.note(.mergedInto, "\(target.id)", on: ticket, by: person, at: now, in: transaction)
        try desk.store(ticket, in: transaction)
        try desk.store(target, in: transaction)
    }
}
