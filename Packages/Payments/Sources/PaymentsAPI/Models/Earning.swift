public import Core
public import Foundation

/// The parts of which a driver's earnings consist.
public enum EarningKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// The pay for any job.
    case base
    /// The pay for a job's distance.
    case distance
    /// The extra pay for a pickup as soon as possible.
    case boost
    /// A customer's tip, once it was taken.
    case tip
    /// The driver's share of a fee.
    case fee
}

/// A part of what a driver earned by a job or an order. It is never changed; a tip that is raised later is another one.
public struct Earning: Codable, Sampled, Hashable {
    /// The id, growing with time, and the cursor of pages.
    public var id: Int
    /// The driver's id.
    public var driverID: Int
    /// The order's id.
    public var orderID: Int
    /// The job's id; nil for tips, which belong to an order.
    public var jobID: Int?
    /// The kind.
    public var kind: EarningKind
    /// The amount, in cents.
    public var amountCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The time at which it was earned.
    public var earnedAt: Date
    /// The id of the payout that it is part of; nil as long as there is none.
    public var payoutID: Int?

    /// Creates a part.
    public init(
        id: Int, driverID: Int, orderID: Int, jobID: Int?, kind: EarningKind, amountCents: Int, currency: String = "USD", earnedAt: Date, payoutID: Int?
    ) {
        self.id = id
        self.driverID = driverID
        self.orderID = orderID
        self.jobID = jobID
        self.kind = kind
        self.amountCents = amountCents
        self.currency = currency
        self.earnedAt = earnedAt
        self.payoutID = payoutID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case driverID = "driverId"
        case orderID = "orderId"
        case jobID = "jobId"
        case kind, amountCents, currency, earnedAt
        case payoutID = "payoutId"
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(jobID, forKey: .jobID)
        try container.encode(kind, forKey: .kind)
        try container.encode(amountCents, forKey: .amountCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(earnedAt, forKey: .earnedAt)
        try container.encode(payoutID, forKey: .payoutID)
    }

    /// The pay of $4.00 for a job.
    public static let sample = Earning(
        id: 9, driverID: 5, orderID: 12, jobID: 3, kind: .base, amountCents: 400, earnedAt: Date(timeIntervalSince1970: 1_767_268_800), payoutID: nil)
}

/// A page of a driver's earnings, newest first.
public struct EarningsPage: Codable, Sampled, Hashable {
    /// The parts.
    public var items: [Earning]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?
    /// Everything that wasn't paid out yet, in cents.
    public var unpaidCents: Int
    /// Everything that was, in cents.
    public var paidCents: Int
    /// The currency, ISO 4217.
    public var currency: String

    /// Creates a page.
    public init(items: [Earning], next: Int?, unpaidCents: Int, paidCents: Int, currency: String = "USD") {
        self.items = items
        self.next = next
        self.unpaidCents = unpaidCents
        self.paidCents = paidCents
        self.currency = currency
    }

    enum CodingKeys: CodingKey {
        case items, next, unpaidCents, paidCents, currency
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
        try container.encode(unpaidCents, forKey: .unpaidCents)
        try container.encode(paidCents, forKey: .paidCents)
        try container.encode(currency, forKey: .currency)
    }

    /// A page of one part.
    public static let sample = EarningsPage(items: [.sample], next: nil, unpaidCents: 400, paidCents: 12_400)
}

/// The amount that a driver has earned and no payout covers.
public struct DriverBalance: Codable, Sampled, Hashable {
    /// The driver's id.
    public var driverID: Int
    /// The driver's name; empty where it isn't known.
    public var driverName: String
    /// The amount, in cents.
    public var amountCents: Int
    /// The currency, ISO 4217.
    public var currency: String

    /// Creates a balance.
    public init(driverID: Int, driverName: String, amountCents: Int, currency: String = "USD") {
        self.driverID = driverID
        self.driverName = driverName
        self.amountCents = amountCents
        self.currency = currency
    }

    enum CodingKeys: String, CodingKey {
        case driverID = "driverId"
        case driverName, amountCents, currency
    }

    /// $24.32 of Dan's.
    public static let sample = DriverBalance(driverID: 5, driverName: "Dan Driver", amountCents: 2432)
}
