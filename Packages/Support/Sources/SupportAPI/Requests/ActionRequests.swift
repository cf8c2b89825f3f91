public import Core

/// Grants the requester of a ticket credit for future orders.
public struct GrantTicketCredit: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The credit in cents, up to $500.
    public var cents: Int
    /// The reason of 1 to 200 characters, which the customer reads.
    public var reason: String

    /// The most cents of one grant.
    public static let mostCents = 50_000
    /// The most characters of a reason.
    public static let longestReason = 200

    /// Creates a request.
    public init(id: Int, cents: Int, reason: String) {
        self.id = id
        self.cents = cents
        self.reason = reason
    }
}

extension GrantTicketCredit: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reason": longestReason]
}

/// Merges a ticket into another one of the same requester.
public struct MergeTicket: Codable, Sendable, Hashable {
    /// The number of the ticket whose messages move, and which is closed.
    public var id: Int
    /// The number of the ticket to which they move.
    public var into: Int

    /// Creates a request.
    public init(id: Int, into: Int) {
        self.id = id
        self.into = into
    }
}
