import Core
import FleetServer
import OrdersServer
import Persistence

/// Provides Orders with drivers' positions from Fleet.
struct OrdersFleet: DriverPositions {
    let directory: PositionDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PositionDirectory.self) else { return }
        container.register((any DriverPositions).self) { OrdersFleet(directory: try $0.resolve(PositionDirectory.self)) }
    }

    func position(of driver: Int, in transaction: Transaction) throws -> Position? {
        try directory.position(of: driver, in: transaction)
    }
}
