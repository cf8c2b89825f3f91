public import Core

/// A request to pay for an order: holds what it costs on a saved method.
public struct ProcessPayment: Codable, Sendable, Hashable {
    /// The order's id.
    public var orderID: Int
    /// The amount that the customer was shown, in cents; nil for what the order costs.
    public var amountCents: Int?
    /// The same amount in units of the currency, `7.00`; ignored beside ``amountCents``.
    public var amount: Double?
    /// The id of the saved method; nil for the default one.
    public var methodID: Int?

    /// Creates a request.
    public init(orderID: Int, amountCents: Int? = nil, amount: Double? = nil, methodID: Int? = nil) {
        self.orderID = orderID
        self.amountCents = amountCents
        self.amount = amount
        self.methodID = methodID
    }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
        case amountCents, amount
        case methodID = "methodId"
    }
}

/// A request to give back a part of what was taken, or all of it.
public struct RefundPayment: Codable, Sendable, Hashable {
    /// The payment's id.
    public var id: Int
    /// The amount in cents; nil where ``amount`` has it, or for all that is left.
    public var amountCents: Int?
    /// The amount in units of the currency, `7.00`; ignored beside ``amountCents``.
    public var amount: Double?
    /// The reason, for the records.
    public var reason: String

    /// Creates a request.
    public init(id: Int, amountCents: Int? = nil, amount: Double? = nil, reason: String) {
        self.id = id
        self.amountCents = amountCents
        self.amount = amount
        self.reason = reason
    }
}

extension RefundPayment: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reason": 500]
}

/// A request for the payments of an order.
public struct PaymentListRequest: Codable, Sendable, Hashable {
    /// The order's id.
    public var orderID: Int

    /// Creates a request.
    public init(orderID: Int) { self.orderID = orderID }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
    }
}

/// A request to save the method that a setup led to.
public struct SaveMethod: Codable, Sendable, Hashable {
    /// The provider's id of the setup.
    public var setupID: String

    /// Creates a request.
    public init(setupID: String) { self.setupID = setupID }

    enum CodingKeys: String, CodingKey {
        case setupID = "setupId"
    }
}

extension SaveMethod: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["setupId": 200]
}

/// A request for a page of the ledger.
public struct LedgerRequest: Codable, Sendable, Hashable {
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of entries, 1 to 100; 50 by default.
    public var limit: Int?

    /// Creates a request.
    public init(before: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.limit = limit
    }
}

/// A provider's notice. Its body is the provider's own and is read from the request itself.
public struct ProviderNotice: Codable, Sendable, Hashable {
    /// The provider: `fake`, `stripe` or `paypal`.
    public var gateway: String

    /// Creates an input.
    public init(gateway: String) { self.gateway = gateway }
}

extension ProviderNotice: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["gateway": 20]
}
