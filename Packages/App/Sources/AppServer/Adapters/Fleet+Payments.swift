import Core
import FleetServer
import OrdersAPI
import OrdersServer
import PaymentsServer
import Persistence

/// Holds back deliveries that aren't paid for.
struct FleetPayments: DeliveryHolds {
    let desk: PaymentDesk
    let orders: OrderPriceDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PaymentDesk.self), container.isRegistered(OrderPriceDirectory.self) else { return }
        container.register((any DeliveryHolds).self) {
            FleetPayments(desk: try $0.resolve(PaymentDesk.self), orders: try $0.resolve(OrderPriceDirectory.self))
        }
    }

    func held(_ orders: [Int], in transaction: Transaction) throws -> Set<Int> { try desk.unpaid(orders, in: transaction) }

    func ready(_ order: Int, in transaction: Transaction) throws -> OrderMoved? {
        try orders.lastMoves(of: [order], in: transaction).first { $0.to == .ready }
    }
}
