public import Foundation
public import OrdersAPI
public import Persistence

/// The promo codes and the credit of customers. Promotions provides it; without it no code is taken, and nobody has credit.
public protocol OrderDiscounts: Sendable {
    /// Returns what a code takes off.
    ///
    /// - Throws: an `APIError` of status 422 that says why the customer can't use it.
    func terms(of code: String, for request: DiscountRequest, in transaction: Transaction) throws -> DiscountTerms

    /// Redeems a code for an order that is being placed: of those who race for the last redemption, one gets it.
    ///
    /// - Throws: an `APIError` of status 409 or 422 where it is gone meanwhile.
    func redeem(_ code: String, for order: Order, _ request: DiscountRequest, in transaction: Transaction) throws

    /// Gives the redemption of an order back, which was canceled without a fee. Doing so again changes nothing.
    func giveBack(_ order: Int, at now: Date, in transaction: Transaction) throws

    /// Returns the credit that a customer can spend, in cents.
    func credit(of customer: Int, in transaction: Transaction) throws -> Int

    /// Spends a customer's credit on an order, or gives a part of what was spent back.
    ///
    /// - Parameter change: the cents to spend; negative for what is given back.
    /// - Throws: an `APIError` of status 409 where the customer has less.
    func spend(_ change: Int, on order: Order, at now: Date, in transaction: Transaction) throws
}

/// A customer who wants to use a code.
public struct DiscountRequest: Sendable {
    /// The customer's id.
    public let customer: Int
    /// The time of the request.
    public let time: Date
    /// True where the customer has other orders that weren't canceled; read where a code depends on it.
    public let hasOrdered: @Sendable (Transaction) throws -> Bool

    /// Creates a request.
    public init(customer: Int, time: Date, hasOrdered: @escaping @Sendable (Transaction) throws -> Bool) {
        self.customer = customer
        self.time = time
        self.hasOrdered = hasOrdered
    }
}

/// The terms of a code.
public struct DiscountTerms: Sendable, Hashable {
    /// The ways in which a code takes something off.
    public enum Kind: Sendable, Hashable {
        /// A part of what laundry, add-ons and delivery cost, in hundredths of a percent.
        case percent(basisPoints: Int)
        /// An amount, in cents.
        case amount(cents: Int)
    }

    /// The code as it is written.
    public let code: String
    /// The way in which it takes something off.
    public let kind: Kind
    /// The least that laundry, add-ons and delivery have to cost, in cents.
    public let minimumCents: Int

    /// Creates terms.
    public init(code: String, kind: Kind, minimumCents: Int = 0) {
        self.code = code
        self.kind = kind
        self.minimumCents = minimumCents
    }
}
