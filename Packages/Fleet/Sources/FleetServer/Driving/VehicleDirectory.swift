public import FleetAPI
public import Persistence

/// Tells other features' servers what drivers come with. They decide who may see it.
public struct VehicleDirectory: Sendable {
    private let drivers = DriverRepository()

    init() {}

    /// Returns the vehicle that a driver has stated; nil without one.
    public func vehicle(of driver: Int, in transaction: Transaction) throws -> Vehicle? { try drivers.vehicle(of: driver, in: transaction) }
}
