import ChatServer
import Core
import OrdersServer
import Persistence

/// Tells Chat whether two people share an order.
struct ChatOrdersAdapter: ChatOrders {
    let transitions: OrderTransitions

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderTransitions.self) else { return }
        container.register((any ChatOrders).self) { ChatOrdersAdapter(transitions: try $0.resolve(OrderTransitions.self)) }
    }

    func sharedOrder(customer: Int, driver: Int, in transaction: Transaction) throws -> Int? {
        try transitions.sharedOrder(customer: customer, driver: driver, in: transaction)
    }
}
