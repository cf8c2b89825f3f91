public import OrdersAPI
public import Persistence

/// The steps of an order that wait for its payment.
public enum PaymentStep: Sendable, Hashable {
    /// The order is placed: the amount must be authorised.
    case authorised
    /// The laundry leaves the plant: the amount must be captured.
    case captured
}

/// Lets an order go on only when it is paid for as far as that step asks.
public protocol PaymentGuard: Sendable {
    /// Checks a step.
    ///
    /// - Throws: an `APIError` of status 409 when the payment is not that far.
    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws
}

/// Lets every order go on: no payment is taken until a payments feature puts its own guard into the container.
public struct NoPaymentRequired: PaymentGuard {
    /// Creates it.
    public init() {}

    /// Passes.
    public func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {}
}
