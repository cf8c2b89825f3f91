import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Lists tickets and shows them with their messages.
struct ReadingController: Sendable {
    let desk: TicketDesk

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.tickets, allow: .accessAlone, handler: list)
        routes.on(SupportEndpoints.detail, allow: .byHandler) { input, context in
            let person = try context.person()
            let ticket = try await context.database.read { transaction in
                try desk.shown([try desk.ticket(input.id, for: person, in: transaction)], in: transaction)
            }
            guard let ticket = ticket.first else { throw APIError.notFound() }
            if ticket.requester.id != person.id, ticket.incident == nil {
                await context.recordSight(AuditEntry(.ticketRead, object: "ticket/\(input.id)", account: ticket.requester.id))
            }
            return ticket
        }
        routes.on(SupportEndpoints.messages, allow: .byHandler) { input, context in
            let limit = try CursorRequest(before: input.before, after: input.after, limit: input.limit).checkedLimit(standard: 50)
            let person = try context.person()
            return try await context.database.read { transaction in
                _ = try desk.ticket(input.id, for: person, in: transaction)
                let page = try desk.messages.page(input, limit: limit, withInternal: person.isStaff, in: transaction)
                return TicketMessagePage(items: try desk.shown(page.items, in: transaction), hasMore: page.hasMore)
            }
        }
    }

    @Sendable private func list(_ input: TicketListRequest, _ context: HandlerContext) async throws -> TicketPage {
        let person = try context.person()
        let numbers = try PageRequest(page: input.page, limit: input.limit).checked()
        let cursor = try input.after.map { text in
            guard let cursor = TicketCursor(text), input.page == nil else { throw APIError.invalid(["after": Strings.wrongCursor]) }
            return cursor
        }
        let filter = TicketFilter(
            requester: person.isStaff && input.own != true ? input.requesterID : person.id, status: input.status, category: input.category,
            priority: input.priority,
            assignee: person.isStaff ? input.assigneeID : nil, order: input.orderID,
            search: TicketSearch(input.search, withInternal: person.isStaff))
        return try await context.database.read { transaction in
            if input.page != nil {
                let found = try desk.tickets.list(filter, after: nil, offset: numbers.offset, limit: numbers.limit, in: transaction)
                return TicketPage(
                    items: try desk.shown(found, in: transaction), page: numbers.page, limit: numbers.limit,
                    total: try desk.tickets.count(filter, in: transaction))
            }
            let found = try desk.tickets.list(filter, after: cursor, limit: numbers.limit + 1, in: transaction)
            let items = Array(found.prefix(numbers.limit))
            let next = found.count > numbers.limit ? items.last.map { TicketCursor($0).text } : nil
            return TicketPage(items: try desk.shown(items, in: transaction), next: next, limit: numbers.limit)
        }
    }
}
