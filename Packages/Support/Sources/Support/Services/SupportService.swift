import Core
import Networking
import OrdersAPI
import SupportAPI

/// The calls that people make about their tickets, and staff about everybody's.
protocol SupportService: Sendable {
    /// Returns a part of a list of tickets.
    func tickets(_ request: TicketListRequest) async throws(APIError) -> TicketPage
    /// Returns a ticket with its newest messages.
    func thread(_ id: Int) async throws(APIError) -> TicketThread
    /// Returns the nearest messages before one.
    func messages(of ticket: Int, before: Int) async throws(APIError) -> TicketMessagePage
    /// Opens a ticket, once for a key.
    func create(_ ticket: CreateTicket, key: String) async throws(APIError) -> Ticket
    /// Writes to a ticket, once for a key.
    func send(_ message: SendTicketMessage, key: String) async throws(APIError) -> TicketMessage
    /// Removes a file that was added and isn't sent.
    func removeAttachment(_ id: Int) async throws(APIError)
    /// Changes a ticket.
    func update(_ change: UpdateTicket) async throws(APIError) -> Ticket
    /// Gives a ticket to somebody, or to nobody.
    func assign(_ ticket: Int, to person: Int?) async throws(APIError) -> Ticket
    /// Grants the requester of a ticket credit, once for a key.
    func grantCredit(_ credit: GrantTicketCredit, key: String) async throws(APIError) -> TicketMessage
    /// Merges a ticket into another one, which is returned.
    func merge(_ ticket: Int, into other: Int) async throws(APIError) -> Ticket
    /// Says how satisfied the requester is.
    func rate(_ rating: RateTicket) async throws(APIError) -> Ticket
    /// Returns the person's latest orders in a role, newest first.
    func orders(as role: Role) async throws(APIError) -> [OrderChoice]
}

/// A ticket with its newest messages.
struct TicketThread: Sendable, Equatable {
    var ticket: Ticket
    /// The messages, oldest first.
    var messages: [TicketMessage]
    /// True where there are older messages.
    var hasOlder: Bool
}

/// Calls the API.
struct LiveSupportService: SupportService {
    let client: APIClient

    func tickets(_ request: TicketListRequest) async throws(APIError) -> TicketPage { try await client.call(SupportEndpoints.tickets, request) }

    func thread(_ id: Int) async throws(APIError) -> TicketThread {
        let ticket = try await client.call(SupportEndpoints.detail, IDInput(id: id))
        let page = try await client.call(SupportEndpoints.messages, TicketMessageListRequest(id: id))
        return TicketThread(ticket: ticket, messages: page.items, hasOlder: page.hasMore)
    }

    func messages(of ticket: Int, before: Int) async throws(APIError) -> TicketMessagePage {
        try await client.call(SupportEndpoints.messages, TicketMessageListRequest(id: ticket, before: before))
    }

    func create(_ ticket: CreateTicket, key: String) async throws(APIError) -> Ticket {
        try await client.call(SupportEndpoints.create, ticket, idempotencyKey: key)
    }

    func send(_ message: SendTicketMessage, key: String) async throws(APIError) -> TicketMessage {
        try await client.call(SupportEndpoints.send, message, idempotencyKey: key)
    }

    func removeAttachment(_ id: Int) async throws(APIError) { _ = try await client.call(SupportEndpoints.removeAttachment, IDInput(id: id)) }

    func update(_ change: UpdateTicket) async throws(APIError) -> Ticket { try await client.call(SupportEndpoints.update, change) }

    func assign(_ ticket: Int, to person: Int?) async throws(APIError) -> Ticket {
        try await client.call(SupportEndpoints.assign, AssignTicket(id: ticket, assigneeID: person))
    }

    func grantCredit(_ credit: GrantTicketCredit, key: String) async throws(APIError) -> TicketMessage {
        try await client.call(SupportEndpoints.grantCredit, credit, idempotencyKey: key)
    }

    func merge(_ ticket: Int, into other: Int) async throws(APIError) -> Ticket {
        try await client.call(SupportEndpoints.merge, MergeTicket(id: ticket, into: other))
    }

    func rate(_ rating: RateTicket) async throws(APIError) -> Ticket { try await client.call(SupportEndpoints.rate, rating) }

    func orders(as role: Role) async throws(APIError) -> [OrderChoice] {
        try await client.call(OrdersEndpoints.list, OrderListRequest(role: role, total: false, limit: 10)).items
            .map { OrderChoice(id: $0.id, placedAt: $0.createdAt) }
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeSupportService: SupportService {
    var listResult: Result<TicketPage, APIError> = .success(.sample)
    var threadResult: Result<TicketThread, APIError> = .success(.sample)
    var olderResult: Result<TicketMessagePage, APIError> = .success(TicketMessagePage(items: []))
    /// The response to opening, changing, assigning, merging and rating.
    var ticketResult: Result<Ticket, APIError> = .success(.sample)
    var sentResult: Result<TicketMessage, APIError> = .success(.sample)
    var removalResult: Result<Void, APIError> = .success(())
    var ordersResult: Result<[OrderChoice], APIError> = .success([])

    func tickets(_ request: TicketListRequest) async throws(APIError) -> TicketPage { try listResult.get() }
    func thread(_ id: Int) async throws(APIError) -> TicketThread { try threadResult.get() }
    func messages(of ticket: Int, before: Int) async throws(APIError) -> TicketMessagePage { try olderResult.get() }
    func create(_ ticket: CreateTicket, key: String) async throws(APIError) -> Ticket { try ticketResult.get() }
    func send(_ message: SendTicketMessage, key: String) async throws(APIError) -> TicketMessage { try sentResult.get() }
    func removeAttachment(_ id: Int) async throws(APIError) { try removalResult.get() }
    func update(_ change: UpdateTicket) async throws(APIError) -> Ticket { try ticketResult.get() }
    func assign(_ ticket: Int, to person: Int?) async throws(APIError) -> Ticket { try ticketResult.get() }
    func grantCredit(_ credit: GrantTicketCredit, key: String) async throws(APIError) -> TicketMessage { try sentResult.get() }
    func merge(_ ticket: Int, into other: Int) async throws(APIError) -> Ticket { try ticketResult.get() }
    func rate(_ rating: RateTicket) async throws(APIError) -> Ticket { try ticketResult.get() }
    func orders(as role: Role) async throws(APIError) -> [OrderChoice] { try ordersResult.get() }
}

extension TicketThread {
    /// Ticket 4 with a message, for tests and previews.
    static let sample = TicketThread(ticket: .sample, messages: [.sample], hasOlder: false)
}
#endif
