import Core
import FleetServer
import OrdersAPI
import OrdersServer
import Persistence

/// Fleet moves orders in its own transaction.
struct FleetOrders: OrderStages {
    let transitions: OrderTransitions

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderTransitions.self) else { return }
        container.register((any OrderStages).self) { FleetOrders(transitions: try $0.resolve(OrderTransitions.self)) }
    }

    func move(_ move: StageMove, in transaction: Transaction) throws {
        let details = TransitionDetails(
            driverID: move.driver, bags: move.bags, note: move.note, reason: move.reason?.rawValue, deviceTime: move.deviceTime)
        try transitions.move(
            move.order, to: move.stage, by: OrderActor(personID: move.person, role: move.role), details: details, in: transaction)
    }
}
