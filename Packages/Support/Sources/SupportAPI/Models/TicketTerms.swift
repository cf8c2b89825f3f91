/// The subjects that tickets are sorted by.
public enum TicketCategory: String, Codable, Sendable, Hashable, CaseIterable {
    /// A late or missed pickup or delivery.
    case delivery
    /// Something damaged, stained or missing.
    case damage
    /// A price, a payment, a refund, or a driver's earnings.
    case payment
    /// Signing in, and what is stored about the person.
    case account
    /// A driver's offers, stops and vehicle.
    case driving
    /// An accident, or somebody who felt threatened.
    case safety
    /// Anything else.
    case other
}

/// The priorities of a ticket, which only staff change.
public enum TicketPriority: String, Codable, Sendable, Hashable, CaseIterable {
    /// A reply may take twice the usual time.
    case low
    /// A reply takes the time of the category.
    case normal
    /// A reply is due in half of that time.
    case high
    /// A reply is due in a quarter of that time.
    case urgent
}

/// The states of a ticket.
public enum TicketStatus: String, Codable, Sendable, Hashable, CaseIterable {
    /// The requester waits for a reply.
    case open
    /// Staff have replied, and the requester is next.
    case pending
    /// Nothing is left to do. A message of the requester opens it again.
    case closed
}
