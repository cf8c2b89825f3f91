public import Foundation

/// The provider's id of a saved payment method.
public struct GatewayMethodID: Sendable, Hashable, Codable {
    /// The provider's customer that the method belongs to.
    public var customer: String
    /// The method.
    public var method: String

    /// Creates an id.
    public init(customer: String, method: String) {
        self.customer = customer
        self.method = method
    }
}

/// The customer that a provider gets to know: no more than its receipts need.
public struct GatewayCustomer: Sendable, Hashable {
    /// Our reference, `person-5`.
    public var reference: String
    /// The email address.
    public var email: String

    /// Creates a customer.
    public init(reference: String, email: String) {
        self.reference = reference
        self.email = email
    }
}

/// The data with which a browser asks for a card on the provider's own page or in its own frame.
public struct GatewaySetup: Sendable, Hashable {
    /// The provider's id.
    public var id: String
    /// The secret that the browser hands to the provider's script; empty where a page is opened instead.
    public var clientSecret: String
    /// The provider's page that the browser opens; nil where its script mounts a field in ours.
    public var page: String?

    /// Creates a setup.
    public init(id: String, clientSecret: String, page: String? = nil) {
        self.id = id
        self.clientSecret = clientSecret
        self.page = page
    }
}

/// A saved method, as the provider describes it.
public struct GatewayMethod: Sendable, Hashable {
    /// The provider's id.
    public var id: GatewayMethodID
    /// The card's network in lowercase, `visa`, or `paypal`.
    public var brand: String
    /// The last four digits; empty for methods without a number.
    public var lastFour: String
    /// The month in which the card expires, 1 to 12; nil for methods that don't.
    public var expiryMonth: Int?
    /// The year in which it expires, four digits.
    public var expiryYear: Int?

    /// Creates a method.
    public init(id: GatewayMethodID, brand: String, lastFour: String, expiryMonth: Int? = nil, expiryYear: Int? = nil) {
        self.id = id
        self.brand = brand
        self.lastFour = lastFour
        self.expiryMonth = expiryMonth
        self.expiryYear = expiryYear
    }
}

/// A request to hold an amount.
public struct GatewayAuthorization: Sendable, Hashable {
    /// Our reference of the payment, which the provider keeps with it.
    public var reference: String
    /// The amount, positive.
    public var amountCents: Int
    /// The currency in lowercase, `usd`.
    public var currency: String
    /// The saved method.
    public var method: GatewayMethodID
    /// Whether the customer is there to confirm with their bank. Where they aren't, a method that needs it is declined.
    public var isCustomerPresent: Bool

    /// Creates a request.
    public init(reference: String, amountCents: Int, currency: String = "usd", method: GatewayMethodID, isCustomerPresent: Bool = true) {
        self.reference = reference
        self.amountCents = amountCents
        self.currency = currency
        self.method = method
        self.isCustomerPresent = isCustomerPresent
    }
}

/// A payment as the provider has it.
public struct GatewayPayment: Sendable, Hashable {
    /// The states of a payment at a provider.
    public enum Status: String, Sendable, Hashable, CaseIterable {
        /// The customer has to confirm with their bank first.
        case needsAction
        /// The provider is at work on it; a notice will follow.
        case pending
        /// The amount is held.
        case authorized
        /// An amount was taken.
        case captured
        /// The amount was released.
        case voided
        /// The method was refused.
        case failed
    }

    /// The provider's id.
    public var id: String
    /// Our reference of the payment.
    public var reference: String
    /// The state.
    public var status: Status
    /// The amount that is or was held.
    public var authorizedCents: Int
    /// The amount that was taken.
    public var capturedCents: Int
    /// The amount that was given back.
    public var refundedCents: Int
    /// The time at which the hold ends by itself; nil where the provider doesn't say.
    public var expiresAt: Date?
    /// The secret with which the browser lets the customer confirm; nil where nothing is to be confirmed.
    public var clientSecret: String?
    /// The provider's page on which the customer confirms; nil where its script does.
    public var actionPage: String?
    /// The reason of a refusal.
    public var decline: GatewayDecline?

    /// Creates a payment.
    public init(
        id: String, reference: String, status: Status, authorizedCents: Int, capturedCents: Int = 0, refundedCents: Int = 0, expiresAt: Date? = nil,
        clientSecret: String? = nil, actionPage: String? = nil, decline: GatewayDecline? = nil
    ) {
        self.id = id
        self.reference = reference
        self.status = status
        self.authorizedCents = authorizedCents
        self.capturedCents = capturedCents
        self.refundedCents = refundedCents
        self.expiresAt = expiresAt
        self.clientSecret = clientSecret
        self.actionPage = actionPage
        self.decline = decline
    }
}

/// An amount that was given back.
public struct GatewayRefund: Sendable, Hashable {
    /// The provider's id.
    public var id: String
    /// The payment.
    public var payment: String
    /// The amount.
    public var amountCents: Int

    /// Creates a refund.
    public init(id: String, payment: String, amountCents: Int) {
        self.id = id
        self.payment = payment
        self.amountCents = amountCents
    }
}

/// A notice that a provider sent by webhook. It says what to look at; the payment is asked for afterwards, so that notices may come late, twice and in any order.
public struct GatewayNotice: Sendable, Hashable {
    /// The provider's id of the notice, which is handled once.
    public var id: String
    /// The payment that changed.
    public var payment: String

    /// Creates a notice.
    public init(id: String, payment: String) {
        self.id = id
        self.payment = payment
    }
}
