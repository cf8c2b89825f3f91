public import Core

/// The events of tickets. None holds what people wrote.
public enum SupportEvents {
    /// The aggregate under which the events of a ticket are numbered.
    public static let aggregate = "ticket"
    /// A ticket was opened.
    public static let opened = EventType<TicketOpened>("support.opened")
    /// Somebody wrote to a ticket.
    public static let replied = EventType<TicketReplied>("support.replied")
    /// A ticket's status, priority, category, assignee or rating changed.
    public static let changed = EventType<TicketChanged>("support.changed")
    /// Staff wrote an internal note.
    public static let noted = EventType<TicketReplied>("support.noted")
}

/// The payload of ``SupportEvents/opened``.
public struct TicketOpened: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public let ticket: Int
    /// The requester's account; 0 for an incident, which has none.
    public let requester: Int
    /// The order that it is about; nil for none.
    public let order: Int?
    /// The category.
    public let category: TicketCategory

    /// Creates the event's payload.
    public init(ticket: Int, requester: Int, order: Int?, category: TicketCategory) {
        self.ticket = ticket
        self.requester = requester
        self.order = order
        self.category = category
    }
}

/// The payload of ``SupportEvents/replied`` and ``SupportEvents/noted``.
public struct TicketReplied: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public let ticket: Int
    /// The message.
    public let message: Int
    /// The requester's account.
    public let requester: Int
    /// The account of the person who wrote.
    public let sender: Int

    /// Creates the event's payload.
    public init(ticket: Int, message: Int, requester: Int, sender: Int) {
        self.ticket = ticket
        self.message = message
        self.requester = requester
        self.sender = sender
    }
}

/// The payload of ``SupportEvents/changed``.
public struct TicketChanged: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public let ticket: Int
    /// The requester's account.
    public let requester: Int
    /// The status.
    public let status: TicketStatus
    /// The assignee's account; nil for nobody.
    public let assignee: Int?

    /// Creates the event's payload.
    public init(ticket: Int, requester: Int, status: TicketStatus, assignee: Int?) {
        self.ticket = ticket
        self.requester = requester
        self.status = status
        self.assignee = assignee
    }
}
