public import Core
public import Foundation

/// A difference between our books and the provider's that somebody has to look at.
public struct Incident: Codable, Sampled, Hashable {
    /// The states of an incident.
    public enum State: String, Codable, Sendable, CaseIterable, Hashable {
        /// The difference is there.
        case open
        /// The difference is gone, or somebody has explained it.
        case resolved
    }

    /// The id, growing with time, and the cursor of pages.
    public var id: Int
    /// The payment's id.
    public var paymentID: Int
    /// The order's id; nil for a payment without one.
    public var orderID: Int?
    /// The kind: `captured`, `refunded`, `status`, `ledger`, `missing`, or `provider` where the one that began the payment isn't set up any more.
    public var kind: String
    /// Our value, as text.
    public var ours: String
    /// The provider's value, as text.
    public var theirs: String
    /// The state.
    public var state: State
    /// The time at which it was found.
    public var foundAt: Date
    /// The time at which it was resolved; nil while it is open.
    public var resolvedAt: Date?
    /// The id of the person who resolved it; nil where the difference went away by itself.
    public var resolvedBy: Int?
    /// The explanation; nil without one.
    public var note: String?

    /// Creates an incident.
    public init(
        id: Int, paymentID: Int, orderID: Int?, kind: String, ours: String, theirs: String, state: State, foundAt: Date, resolvedAt: Date? = nil,
        resolvedBy: Int? = nil, note: String? = nil
    ) {
        self.id = id
        self.paymentID = paymentID
        self.orderID = orderID
        self.kind = kind
        self.ours = ours
        self.theirs = theirs
        self.state = state
        self.foundAt = foundAt
        self.resolvedAt = resolvedAt
        self.resolvedBy = resolvedBy
        self.note = note
    }

    enum CodingKeys: String, CodingKey {
        case id
        case paymentID = "paymentId"
        case orderID = "orderId"
        case kind, ours, theirs, state, foundAt, resolvedAt, resolvedBy, note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(paymentID, forKey: .paymentID)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(kind, forKey: .kind)
        try container.encode(ours, forKey: .ours)
        try container.encode(theirs, forKey: .theirs)
        try container.encode(state, forKey: .state)
        try container.encode(foundAt, forKey: .foundAt)
        try container.encode(resolvedAt, forKey: .resolvedAt)
        try container.encode(resolvedBy, forKey: .resolvedBy)
        try container.encode(note, forKey: .note)
    }

    /// A capture of which the provider knows less than we do.
    public static let sample = Incident(
        id: 4, paymentID: 3, orderID: 12, kind: "captured", ours: "2800", theirs: "100", state: .open, foundAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// A page of incidents, newest first.
public struct IncidentPage: Codable, Sampled, Hashable {
    /// The incidents.
    public var items: [Incident]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [Incident], next: Int?) {
        self.items = items
        self.next = next
    }

    enum CodingKeys: CodingKey {
        case items, next
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
    }

    /// A page of one incident.
    public static let sample = IncidentPage(items: [.sample], next: nil)
}
