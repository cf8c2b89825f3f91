public import Core
public import Foundation

/// A payout as the driver sees it who gets it.
public struct DriverPayout: Codable, Sampled, Hashable {
    /// The id, growing with time, and the cursor of pages.
    public var id: Int
    /// The state.
    public var state: PayoutState
    /// The amount, in cents.
    public var amountCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The start of the period in which it was earned; nil for the beginning.
    public var from: Date?
    /// The end of the period, which isn't part of it.
    public var until: Date
    /// The time at which it was made.
    public var createdAt: Date
    /// The time at which it was paid or canceled; nil while it is open.
    public var settledAt: Date?
    /// The bank's reference of a payout that was paid; nil for none.
    public var reference: String?

    /// Creates a payout.
    public init(_ payout: Payout) {
        id = payout.id
        state = payout.state
        amountCents = payout.amountCents
        currency = payout.currency
        from = payout.from
        until = payout.until
        createdAt = payout.createdAt
        settledAt = payout.settledAt
        // With one that is given up, administrators note why.
        reference = payout.state == .paid ? payout.reference : nil
    }

    enum CodingKeys: CodingKey {
        case id, state, amountCents, currency, from, until, createdAt, settledAt, reference
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(state, forKey: .state)
        try container.encode(amountCents, forKey: .amountCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(from, forKey: .from)
        try container.encode(until, forKey: .until)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(settledAt, forKey: .settledAt)
        try container.encode(reference, forKey: .reference)
    }

    /// An open payout of $24.32.
    public static let sample = DriverPayout(.sample)
}

/// A page of a driver's payouts, newest first.
public struct DriverPayoutPage: Codable, Sampled, Hashable {
    /// The payouts.
    public var items: [DriverPayout]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [DriverPayout], next: Int?) {
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

    /// A page of one payout.
    public static let sample = DriverPayoutPage(items: [.sample], next: nil)
}
