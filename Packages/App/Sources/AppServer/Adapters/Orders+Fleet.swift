import Core
import FleetAPI
import FleetServer
import Foundation
import OrdersServer
import Persistence

/// Provides Orders with drivers' positions and vehicles from Fleet.
struct OrdersFleet: DriverPositions, DriverVehicles {
    let directory: PositionDirectory
    let vehicles: VehicleDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PositionDirectory.self) else { return }
        container.register((any DriverPositions).self) { try OrdersFleet($0) }
        container.register((any DriverVehicles).self) { try OrdersFleet($0) }
        container.register((any ArrivalEstimates).self) { FleetArrivals(directory: try $0.resolve(ArrivalDirectory.self)) }
    }

    private init(_ resolver: Resolver) throws { (directory, vehicles) = try resolver.resolve(PositionDirectory.self, VehicleDirectory.self) }

    func vehicle(of driver: Int, in transaction: Transaction) throws -> DriverVehicle? {
        try vehicles.vehicle(of: driver, in: transaction).map { DriverVehicle(name: "\($0.color) \($0.model)", plate: $0.plate) }
    }

    func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> DriverApproach? {
        try directory.approach(of: driver, to: order, in: transaction).map { DriverApproach(stopsBefore: $0.stopsBefore, position: $0.position) }
    }
}

/// Provides Orders with the waits that Fleet learns.
struct FleetArrivals: ArrivalEstimates {
    let directory: ArrivalDirectory

    /// The seconds within which a driver who is free comes, as is promised while nothing is learned.
    private static let promise: TimeInterval = 3600
    /// The seconds that a driver needs to come at the least.
    private static let drive: TimeInterval = 900

    func wait(for visit: VisitKind, area: String, at time: Date, in transaction: Transaction) throws -> ArrivalWait? {
        let wait =
            switch visit {
            case .pickup: try directory.pickup(in: area, at: time, in: transaction)
            case .delivery: try directory.delivery(in: area, at: time, in: transaction)
            }
        let delay = visit == .pickup ? try directory.delay(at: time, in: transaction) : 0
        guard let wait else { return delay > 0 ? ArrivalWait(median: delay, late: delay + Self.promise) : nil }
        // The queue of other days is in what was learned; a longer one is not.
        return ArrivalWait(median: max(wait.median, delay), late: max(wait.late, delay + Self.drive))
    }
}
