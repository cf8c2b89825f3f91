public import Core
public import Foundation

/// The states of a payout.
public enum PayoutState: String, Codable, Sendable, CaseIterable, Hashable {
    /// Its earnings are reserved for it, and the money is to be sent.
    case open
    /// The money was sent.
    case paid
    /// It was given up; its earnings wait for another one.
    case canceled
}

/// Earnings that are paid to a driver together. Each part of a driver's earnings belongs to one payout at most.
public struct Payout: Codable, Sampled, Hashable {
    /// The id, growing with time, and the cursor of pages.
    public var id: Int
    /// The driver's id.
    public var driverID: Int
    /// The driver's name; empty where it isn't known.
    public var driverName: String
    /// The state.
    public var state: PayoutState
    /// The amount, in cents.
    public var amountCents: Int
    /// The currency, ISO 4217.
    public var currency: String
    /// The number of its lines.
    public var lineCount: Int
    /// The start of its period; nil for the beginning.
    public var from: Date?
    /// The end of its period, which isn't part of it.
    public var until: Date
    /// The id of the administrator who made it.
    public var madeBy: Int
    /// The time at which it was made.
    public var createdAt: Date
    /// The time at which it was paid or canceled; nil while it is open.
    public var settledAt: Date?
    /// The bank's reference, or a note; nil for none.
    public var reference: String?

    /// Creates a payout.
    public init(
        id: Int, driverID: Int, driverName: String, state: PayoutState, amountCents: Int, currency: String = "USD", lineCount: Int, from: Date?,
        until: Date, madeBy: Int, createdAt: Date, settledAt: Date? = nil, reference: String? = nil
    ) {
        self.id = id
        self.driverID = driverID
        self.driverName = driverName
        self.state = state
        self.amountCents = amountCents
        self.currency = currency
        self.lineCount = lineCount
        self.from = from
        self.until = until
        self.madeBy = madeBy
        self.createdAt = createdAt
        self.settledAt = settledAt
        self.reference = reference
    }

    enum CodingKeys: String, CodingKey {
        case id
        case driverID = "driverId"
        case driverName, state, amountCents, currency, lineCount, from, until, madeBy, createdAt, settledAt, reference
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(driverName, forKey: .driverName)
        try container.encode(state, forKey: .state)
        try container.encode(amountCents, forKey: .amountCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(lineCount, forKey: .lineCount)
        try container.encode(from, forKey: .from)
        try container.encode(until, forKey: .until)
        try container.encode(madeBy, forKey: .madeBy)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(settledAt, forKey: .settledAt)
        try container.encode(reference, forKey: .reference)
    }

    /// An open payout of $24.32.
    public static let sample = Payout(
        id: 2, driverID: 5, driverName: "Dan Driver", state: .open, amountCents: 2432, lineCount: 6, from: nil,
        until: Date(timeIntervalSince1970: 1_767_268_800), madeBy: 1, createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// A payout with its lines.
public struct PayoutDetail: Codable, Sampled, Hashable {
    /// The payout.
    public var payout: Payout
    /// Its first lines, at most 500, oldest first. The export has all of them.
    public var lines: [Earning]

    /// Creates a value.
    public init(payout: Payout, lines: [Earning]) {
        self.payout = payout
        self.lines = lines
    }

    /// A payout with one line.
    public static let sample = PayoutDetail(payout: .sample, lines: [.sample])
}

/// A page of payouts, newest first.
public struct PayoutPage: Codable, Sampled, Hashable {
    /// The payouts.
    public var items: [Payout]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [Payout], next: Int?) {
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
    public static let sample = PayoutPage(items: [.sample], next: nil)
}

/// A payout as a table for other programs.
public struct PayoutExport: Codable, Sampled, Hashable {
    /// The name for a file.
    public var filename: String
    /// The table: comma-separated values as RFC 4180 describes them, one line for each part, the names of the columns first.
    public var csv: String

    /// Creates an export.
    public init(filename: String, csv: String) {
        self.filename = filename
        self.csv = csv
    }

    /// A table without lines.
    public static let sample = PayoutExport(filename: "payout-2.csv", csv: "payout,driver\r\n")
}
