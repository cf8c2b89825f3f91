public import Core
public import Foundation

/// An entry of the double-entry ledger: the debits of its postings equal their credits. Entries are never changed.
public struct LedgerEntry: Codable, Sampled, Hashable {
    /// The id, growing with time, and the cursor of pages.
    public var id: Int
    /// The kind: `capture`, `refund`, `earning`, `tip`, `payout` or `credit`.
    public var kind: String
    /// The order's id; nil where it concerns none.
    public var orderID: Int?
    /// The payment's id; nil where it concerns none.
    public var paymentID: Int?
    /// The time at which it was written.
    public var createdAt: Date
    /// The postings.
    public var postings: [LedgerPosting]

    /// Creates an entry.
    public init(id: Int, kind: String, orderID: Int?, paymentID: Int?, createdAt: Date, postings: [LedgerPosting]) {
        self.id = id
        self.kind = kind
        self.orderID = orderID
        self.paymentID = paymentID
        self.createdAt = createdAt
        self.postings = postings
    }

    enum CodingKeys: String, CodingKey {
        case id, kind
        case orderID = "orderId"
        case paymentID = "paymentId"
        case createdAt, postings
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(paymentID, forKey: .paymentID)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(postings, forKey: .postings)
    }

    /// A capture of $28.00.
    public static let sample = LedgerEntry(
        id: 5, kind: "capture", orderID: 12, paymentID: 3, createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        postings: [
            LedgerPosting(account: "gateway_clearing", debitCents: 2800), LedgerPosting(account: "revenue", creditCents: 2800),
        ])
}

/// One line of an entry. Exactly one of its amounts is positive, the other is 0.
public struct LedgerPosting: Codable, Sendable, Hashable {
    /// The account's code, such as `revenue`.
    public var account: String
    /// The debit, in cents.
    public var debitCents: Int
    /// The credit, in cents.
    public var creditCents: Int

    /// Creates a posting.
    public init(account: String, debitCents: Int = 0, creditCents: Int = 0) {
        self.account = account
        self.debitCents = debitCents
        self.creditCents = creditCents
    }
}

/// A page of the ledger, newest first.
public struct LedgerPage: Codable, Sampled, Hashable {
    /// The entries.
    public var items: [LedgerEntry]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [LedgerEntry], next: Int?) {
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

    /// A page of one entry.
    public static let sample = LedgerPage(items: [.sample], next: nil)
}
