public import OrdersAPI
public import Persistence

/// The steps of an order that wait for its payment.
public enum PaymentStep: Sendable, Hashable {
    /// The order is placed: the amount must be authorized.
    case authorized
    /// The laundry leaves the plant: the amount must be captured.
    case captured
}

/// The payments of orders. A payments feature provides it; without one, orders are taken without payment.
///
/// The provider of payments is called by ``prepare(_:)`` before the order's transaction, and what it holds is bound to the order in that transaction, so that
/// an order is never placed without it, and a hold that no order took can be released.
public protocol OrderPayments: Sendable {
    /// Whether orders are paid for; otherwise nothing is held.
    var takesPayments: Bool { get }

    /// Holds what an order will cost.
    ///
    /// - Returns: the hold; nil where there is none to bind.
    /// - Throws: an `APIError` of status 402, 422 or 503 where it can't be held.
    func prepare(_ request: PaymentRequest) async throws -> (any PreparedPayment)?

    /// Returns which of some orders aren't paid.
    func unpaid(_ orders: [Int], in transaction: Transaction) throws -> Set<Int>

    /// Checks a step.
    ///
    /// - Throws: an `APIError` of status 409 where the payment isn't that far.
    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws
}

/// A request to hold what an order will cost.
public struct PaymentRequest: Sendable, Hashable {
    /// The customer's id.
    public var customer: Int
    /// The price, in cents.
    public var totalCents: Int
    /// The saved payment method; nil for the default one.
    public var methodID: Int?
    /// The order's key: the same for every attempt to place it, so that its price is held once. Nil for an order without one.
    public var key: String?
    /// True where the customer is there to confirm with their bank. Where they aren't, a card that needs it is refused with `payment_action_required`.
    public var isCustomerPresent: Bool

    /// Creates a request.
    public init(customer: Int, totalCents: Int, methodID: Int?, key: String?, isCustomerPresent: Bool = true) {
        self.customer = customer
        self.totalCents = totalCents
        self.methodID = methodID
        self.key = key
        self.isCustomerPresent = isCustomerPresent
    }
}

/// A hold that an order takes in the transaction that places it.
public protocol PreparedPayment: Sendable {
    /// Binds the hold to the order.
    ///
    /// - Throws: an `APIError` where it is gone.
    func attach(to order: Order, in transaction: Transaction) throws
}

extension OrderPayments {
    /// True.
    public var takesPayments: Bool { true }

    /// Returns none.
    public func unpaid(_ orders: [Int], in transaction: Transaction) throws -> Set<Int> { [] }

    /// Holds nothing.
    public func prepare(_ request: PaymentRequest) async throws -> (any PreparedPayment)? { nil }
}

/// Lets every order pass.
struct NoPaymentRequired: OrderPayments {
    let takesPayments = false

    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {}
}
