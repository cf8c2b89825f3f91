import Core
import FleetServer
import Foundation
import OrdersServer
import Persistence

/// Provides Orders with drivers' positions from Fleet.
struct OrdersFleet: DriverPositions {
    let directory: PositionDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PositionDirectory.self) else { return }
        container.register((any DriverPositions).self) { OrdersFleet(directory: try $0.resolve(PositionDirectory.self)) }
        container.register((any ArrivalEstimates).self) { FleetArrivals(directory: try $0.resolve(ArrivalDirectory.self)) }
    }

    func position(of driver: Int, in transaction: Transaction) throws -> Position? {
        try directory.position(of: driver, in: transaction)
    }
}

/// Provides Orders with the waits that Fleet learns.
struct FleetArrivals: ArrivalEstimates {
    let directory: ArrivalDirectory

    func wait(for visit: VisitKind, area: String, at time: Date, in transaction: Transaction) throws -> ArrivalWait? {
        let wait =
            switch visit {
            case .pickup: try directory.pickup(in: area, at: time, in: transaction)
            case .delivery: try directory.delivery(in: area, at: time, in: transaction)
            }
        return wait.map { ArrivalWait(median: $0.median, late: $0.late) }
    }
}
