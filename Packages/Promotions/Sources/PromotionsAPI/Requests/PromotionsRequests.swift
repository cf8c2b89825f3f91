public import Core

/// A promo code to be made.
public struct NewPromoCode: Codable, Sendable, Hashable {
    /// The code: 3 to 30 letters, digits and hyphens.
    public var code: String
    /// The terms.
    public var terms: PromoTerms

    /// Creates a request.
    public init(code: String, terms: PromoTerms) {
        self.code = code
        self.terms = terms
    }
}

extension NewPromoCode: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["code": 30]
}

/// Credit for a customer.
public struct CreditGrant: Codable, Sendable, Hashable {
    /// The customer's id.
    public var customerID: Int
    /// The credit in cents, up to $500.
    public var cents: Int
    /// The reason, which the customer reads.
    public var reason: String

    /// Creates a request.
    public init(customerID: Int, cents: Int, reason: String) {
        self.customerID = customerID
        self.cents = cents
        self.reason = reason
    }

    enum CodingKeys: String, CodingKey {
        case customerID = "customerId"
        case cents, reason
    }
}

extension CreditGrant: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reason": 200]
}
