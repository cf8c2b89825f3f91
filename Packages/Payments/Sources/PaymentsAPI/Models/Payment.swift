public import Core
public import Foundation

/// A payment for an order. An order has several over its life where the first one failed or was renewed.
public struct Payment: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The order's id; nil while the order isn't placed.
    public var orderID: Int?
    /// The customer's id.
    public var customerID: Int
    /// The provider: `fake`, `stripe` or `paypal`.
    public var gateway: String
    /// The state.
    public var status: PaymentStatus
    /// The currency, ISO 4217.
    public var currency: String
    /// The amount that is or was held, in cents.
    public var authorizedCents: Int
    /// The amount that was taken, in cents.
    public var capturedCents: Int
    /// The amount that was given back, in cents.
    public var refundedCents: Int
    /// The id of the saved method; nil where it isn't saved any more.
    public var methodID: Int?
    /// The reason of a refusal, such as `insufficientFunds`; nil where nothing was refused.
    public var decline: String?
    /// The secret with which the browser lets the customer confirm; nil where nothing is to be confirmed.
    public var clientSecret: String?
    /// The provider's page on which the customer confirms; nil where nothing is, or its script does it.
    public var actionPage: String?
    /// The time at which the hold ends by itself; nil where nothing is held.
    public var expiresAt: Date?
    /// True where it pays for what came on top of an order that was paid for already, such as a tip after the delivery.
    public var isSupplement: Bool
    /// The time at which it was begun.
    public var createdAt: Date
    /// The time of its last change.
    public var updatedAt: Date

    /// Creates a payment.
    public init(
        id: Int, orderID: Int?, customerID: Int, gateway: String, status: PaymentStatus, currency: String = "USD", authorizedCents: Int = 0,
        capturedCents: Int = 0, refundedCents: Int = 0, methodID: Int? = nil, decline: String? = nil, clientSecret: String? = nil,
        actionPage: String? = nil, expiresAt: Date? = nil, isSupplement: Bool = false, createdAt: Date, updatedAt: Date
    ) {
        self.id = id
        self.orderID = orderID
        self.customerID = customerID
        self.gateway = gateway
        self.status = status
        self.currency = currency
        self.authorizedCents = authorizedCents
        self.capturedCents = capturedCents
        self.refundedCents = refundedCents
        self.methodID = methodID
        self.decline = decline
        self.clientSecret = clientSecret
        self.actionPage = actionPage
        self.expiresAt = expiresAt
        self.isSupplement = isSupplement
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case customerID = "customerId"
        case gateway, status, currency, authorizedCents, capturedCents, refundedCents
        case methodID = "methodId"
        case decline, clientSecret, actionPage, expiresAt, isSupplement, createdAt, updatedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(gateway, forKey: .gateway)
        try container.encode(status, forKey: .status)
        try container.encode(currency, forKey: .currency)
        try container.encode(authorizedCents, forKey: .authorizedCents)
        try container.encode(capturedCents, forKey: .capturedCents)
        try container.encode(refundedCents, forKey: .refundedCents)
        try container.encode(methodID, forKey: .methodID)
        try container.encode(decline, forKey: .decline)
        try container.encode(clientSecret, forKey: .clientSecret)
        try container.encode(actionPage, forKey: .actionPage)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(isSupplement, forKey: .isSupplement)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
    }

    /// A payment of $33.60 that is held.
    public static let sample = Payment(
        id: 3, orderID: 12, customerID: 7, gateway: "fake", status: .authorized, authorizedCents: 3360, methodID: 1,
        expiresAt: Date(timeIntervalSince1970: 1_767_873_600), createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        updatedAt: Date(timeIntervalSince1970: 1_767_268_800))
}
