import Core
import OrdersServer
import Persistence
import SustainabilityServer

/// Tells Sustainability where orders are delivered.
struct SustainabilityOrders: OrderCoordinates {
    let addresses: OrderAddressDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderAddressDirectory.self) else { return }
        container.register((any OrderCoordinates).self) { SustainabilityOrders(addresses: try $0.resolve(OrderAddressDirectory.self)) }
    }

    func coordinate(of order: Int, in transaction: Transaction) throws -> Coordinate? {
        try addresses.addresses(of: [order], in: transaction)[order]?.coordinate
    }
}
