import Core
import OrdersAPI
import OrdersServer
import Persistence
import SupportServer

/// Tells Support whose orders are.
struct SupportOrdersAdapter: SupportOrders {
    let directory: OrderPriceDirectory
    let transitions: OrderTransitions

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderPriceDirectory.self), container.isRegistered(OrderTransitions.self) else { return }
        container.register((any SupportOrders).self) {
            SupportOrdersAdapter(directory: try $0.resolve(OrderPriceDirectory.self), transitions: try $0.resolve(OrderTransitions.self))
        }
    }

    func concerns(_ order: Int, person: Int, in transaction: Transaction) throws -> Bool {
        guard let found = try directory.order(order, in: transaction) else { return false }
        return try found.customerID == person || found.driverID == person || transitions.drove(person, order: order, in: transaction)
    }
}
