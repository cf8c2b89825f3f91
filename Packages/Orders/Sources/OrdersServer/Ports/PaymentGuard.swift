public import OrdersAPI
public import Persistence

/// The steps of an order that wait for its payment.
public enum PaymentStep: Sendable, Hashable {
    /// The order is placed: the amount must be authorized.
    case authorized
    /// The laundry leaves the plant: the amount must be captured.
    case captured
}

/// Holds back orders whose payment isn't as far as their next step needs. A payments feature provides it; until then every order passes.
public protocol PaymentGuard: Sendable {
    /// Checks a step.
    ///
    /// - Throws: an `APIError` of status 409 where the payment isn't that far.
    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws
}

/// Lets every order pass.
struct NoPaymentRequired: PaymentGuard {
    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {}
}
