public import OrdersAPI
public import Persistence

/// Holds back the deliveries of orders that aren't paid for. Without it no delivery waits.
public protocol DeliveryHolds: Sendable {
    /// Returns those of some orders whose delivery waits for the payment.
    func held(_ orders: [Int], in transaction: Transaction) throws -> Set<Int>

    /// Returns the transition by which an order became ready; nil if it isn't ready any more, or not yet.
    func ready(_ order: Int, in transaction: Transaction) throws -> OrderMoved?
}
