public import Persistence

/// The vehicles of drivers, which Fleet provides. Without it customers see no vehicle.
public protocol DriverVehicles: Sendable {
    /// Returns the vehicle that a driver has stated; nil without one.
    func vehicle(of driver: Int, in transaction: Transaction) throws -> DriverVehicle?
}

/// A vehicle as customers recognize it.
public struct DriverVehicle: Sendable, Hashable {
    let name: String
    let plate: String

    /// Creates a vehicle.
    ///
    /// - Parameter name: color, make and model in words.
    public init(name: String, plate: String) {
        self.name = name
        self.plate = plate
    }
}
