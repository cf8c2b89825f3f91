import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Closes, reopens, sorts, assigns and rates tickets.
struct HandlingController: Sendable {
    let desk: TicketDesk

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.update, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                let ticket = try desk.ticket(input.id, for: person, in: transaction)
                try desk.checkUnmerged(ticket)
                try check(input, of: ticket, by: person)
                try update(ticket, input, by: person, at: now, in: transaction)
                if ticket.requester != person.id, ticket.incident == nil {
                    try context.record(AuditEntry(.ticketChanged, object: "ticket/\(ticket.id)", account: ticket.requester), in: transaction)
                }
                return try desk.shown(ticket.id, in: transaction)
            }
        }
        routes.on(SupportEndpoints.assign, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                let ticket = try desk.ticket(input.id, for: person, in: transaction)
                try desk.checkUnmerged(ticket)
                try assign(ticket, to: input.assigneeID, by: person, at: now, in: transaction)
                return try desk.shown(ticket.id, in: transaction)
            }
        }
        routes.on(SupportEndpoints.rate, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                let ticket = try desk.ticket(input.id, for: person, in: transaction)
                try desk.checkUnmerged(ticket)
                guard ticket.requester == person.id else { throw APIError.forbidden() }
                try rate(ticket, input, at: now, in: transaction)
                return try desk.shown(ticket.id, in: transaction)
            }
        }
    }

    private func check(_ input: UpdateTicket, of ticket: TicketRecord, by person: Person) throws {
        guard person.isStaff || (input.priority == nil && input.category == nil) else { throw APIError.forbidden() }
        // Pending follows from a reply.
        guard input.status != .pending || ticket.status == .pending else { throw APIError.invalid(["status": Strings.pendingByReply]) }
        guard input.version == nil || input.version == ticket.version else { throw APIError.conflict(Strings.staleVersion, code: "stale_version") }
    }

    private func update(_ stored: TicketRecord, _ input: UpdateTicket, by person: Person, at now: Date, in transaction: Transaction) throws {
        var (ticket, changed) = (stored, false)
        if let priority = input.priority, priority != ticket.priority {
            ticket.priority = priority
            try desk.note(.prioritized, priority.rawValue, on: ticket, by: person, at: now, in: transaction)
            changed = true
        }
        if let category = input.category, category != ticket.category {
            ticket.category = category
            try desk.note(.categorized, category.rawValue, on: ticket, by: person, at: now, in: transaction)
            changed = true
        }
        ticket.setDue()
        if input.status == .closed, ticket.status != .closed {
            ticket.close(at: now)
            try desk.note(.closed, on: ticket, by: person, at: now, in: transaction)
            changed = true
        } else if input.status == .open, ticket.status != .open {
            if ticket.status == .closed { try desk.note(.reopened, on: ticket, by: person, at: now, in: transaction) }
            ticket.open(at: now)
            changed = true
        }
        if changed { try desk.store(ticket, in: transaction) }
    }

    private func assign(_ stored: TicketRecord, to assignee: Int?, by person: Person, at now: Date, in transaction: Transaction) throws {
        if let assignee {
            guard try desk.people.people([assignee], in: transaction)[assignee]?.isStaff == true else {
                throw APIError.invalid(["assigneeId": Strings.notStaff])
            }
        }
        guard stored.assignee != assignee ?? 0 else { return }
        var ticket = stored
        ticket.assignee = assignee ?? 0
        try desk.note(assignee == nil ? .unassigned : .assigned, assignee.map(String.init) ?? "", on: ticket, by: person, at: now, in: transaction)
        try desk.store(ticket, in: transaction)
    }

    private func rate(_ stored: TicketRecord, _ input: RateTicket, at now: Date, in transaction: Transaction) throws {
        let comment = input.comment?.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.check(input.rating, "rating", .range(1...5))
        if let comment, !comment.isEmpty { errors.requireText(comment, "comment", length: 1...RateTicket.longestComment) }
        try errors.throwIfAny()
        guard stored.status == .closed else { throw APIError.conflict(Strings.notClosed, code: "ticket_not_closed") }
        var ticket = stored
        ticket.rating = input.rating
        ticket.ratingComment = comment?.isEmpty == true ? nil : comment
        ticket.touch(at: now)
        try desk.store(ticket, in: transaction)
    }
}
