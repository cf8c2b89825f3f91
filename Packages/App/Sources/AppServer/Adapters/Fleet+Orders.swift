import Core
import FleetServer
import OrdersAPI
import OrdersServer
import Persistence

/// Moves orders within Fleet's transactions.
struct FleetOrders: OrderStages {
    let transitions: OrderTransitions

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderTransitions.self) else { return }
        container.register((any OrderStages).self) { FleetOrders(transitions: try $0.resolve(OrderTransitions.self)) }
    }

    func apply(_ transition: StageTransition, in transaction: Transaction) throws {
        let details = TransitionDetails(
            driverID: transition.driver, bags: transition.bags, note: transition.note, reason: transition.reason?.rawValue,
            deviceTime: transition.deviceTime)
        let actor = OrderActor(personID: transition.person, role: transition.role)
        try transitions.move(transition.order, to: transition.stage, by: actor, details: details, in: transaction)
    }
}
