public import Core
public import Foundation

/// A request for payments of all customers, newest first, for administrators.
public struct PaymentSearch: Codable, Sendable, Hashable {
    /// The customer's account; nil for any.
    public var customerID: Int?
    /// The state; nil for any.
    public var status: PaymentStatus?
    /// The time from which on they were begun; nil for the beginning.
    public var from: Date?
    /// The time before which they were begun; nil for now.
    public var until: Date?
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of payments, 1 to 100; 50 by default. A table has all.
    public var limit: Int?

    /// Creates a request.
    public init(
        customerID: Int? = nil, status: PaymentStatus? = nil, from: Date? = nil, until: Date? = nil, before: Int? = nil, limit: Int? = nil
    ) {
        self.customerID = customerID
        self.status = status
        self.from = from
        self.until = until
        self.before = before
        self.limit = limit
    }

    enum CodingKeys: String, CodingKey {
        case customerID = "customerId"
        case status, from, until, before, limit
    }
}

/// A page of payments, newest first.
public struct PaymentPage: Codable, Sampled, Hashable {
    /// The payments.
    public var items: [Payment]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [Payment], next: Int?) {
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

    /// A page of one payment.
    public static let sample = PaymentPage(items: [.sample], next: nil)
}
