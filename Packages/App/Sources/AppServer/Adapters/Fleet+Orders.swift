import Core
import FleetServer
import OrdersAPI
import OrdersServer
import Persistence

/// Fleet moves orders in its own transaction.
struct FleetOrders: OrderStages {
    let moves: OrderMoves

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderMoves.self) else { return }
        container.register((any OrderStages).self) { FleetOrders(moves: try $0.resolve(OrderMoves.self)) }
    }

    func move(_ move: StageMove, in transaction: Transaction) throws {
        let details = MoveDetails(
            driverID: move.driver, bags: move.bags, note: move.note, reason: move.reason?.rawValue, deviceTime: move.deviceTime)
        try moves.move(
            move.order, to: move.stage, by: OrderActor(personID: move.person, role: move.role), details: details, in: transaction)
    }
}
