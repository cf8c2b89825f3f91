import Core
import OrdersAPI
import OrdersServer
import PaymentsServer
import Persistence

/// Tells Payments what orders cost and whether it is due.
struct PaymentsOrders: PayableOrders {
    let directory: OrderPriceDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderPriceDirectory.self) else { return }
        container.register((any PayableOrders).self) { PaymentsOrders(directory: try $0.resolve(OrderPriceDirectory.self)) }
    }

    func charge(of order: Int, in transaction: Transaction) throws -> OrderCharge? {
        guard let order = try directory.order(order, in: transaction) else { return nil }
        let fees = order.price.lines.filter { $0.kind == .cancellation || $0.kind == .noShow }.reduce(0) { $0 + $1.totalCents }
        return OrderCharge(
            customerID: order.customerID, totalCents: max(order.price.totalCents, 0), taxCents: order.price.taxCents, tipCents: order.price.tipCents,
            feeCents: min(fees, max(order.price.totalCents, 0)), deliveredBy: order.feedbackUntil == nil ? nil : order.driverID,
            isShopped: order.retailItems.contains { $0.status != .open }, items: order.retailItems, due: Self.due(order.stage))
    }

    /// Returns when an order of a stage is to be paid: once the laundry is ready, or when it ends early.
    static func due(_ stage: Stage) -> OrderCharge.Due {
        switch stage {
        case .canceled, .rejected: .ended
        case .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered, .deliveryFailed, .returning, .completed: .immediately
        case .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .pickupFailed, .atFacility, .weighed,
            .processing:
            .later
        }
    }
}
