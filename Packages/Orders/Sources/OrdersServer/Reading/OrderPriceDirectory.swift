public import OrdersAPI
public import Persistence

/// The prices and stages of orders, for other features' servers.
public struct OrderPriceDirectory: Sendable {
    private let orders = OrderRepository()

    init() {}

    /// Returns an order without what depends on the reader; nil for an unknown one.
    public func order(_ id: Int, in transaction: Transaction) throws -> Order? { try orders.find(id, in: transaction) }

    /// Returns the payload of the transition that brought orders to the stage that they are in, as their last event has it. The stage before is left as the
    /// present one.
    public func lastMoves(of ids: [Int], in transaction: Transaction) throws -> [OrderMoved] {
        try orders.orders(ids, in: transaction).map { order in
            OrderMoved(
                order: order.id, customer: order.customerID, driver: order.driverID, from: order.stage, to: order.stage, sequence: order.sequence,
                role: .system, bags: order.bags, kilograms: order.kilograms, retailLines: order.retailItems.count, area: order.serviceArea,
                pickupMode: order.pickupMode, window: order.window, deliveryWindow: order.deliveryWindow, tipCents: order.price.tipCents,
                occurredAt: order.updatedAt)
        }
    }
}
