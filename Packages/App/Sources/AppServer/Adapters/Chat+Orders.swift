import ChatServer
import Core
import OrdersServer
import Persistence

/// Chat asks Orders whether two people have an order in common.
struct ChatOrdersAdapter: ChatOrders {
    let moves: OrderMoves

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderMoves.self) else { return }
        container.register((any ChatOrders).self) { ChatOrdersAdapter(moves: try $0.resolve(OrderMoves.self)) }
    }

    func sharedOrder(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int? {
        try moves.sharedOrder(a, b, in: transaction)
    }
}
