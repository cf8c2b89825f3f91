public import Core
public import Persistence

/// What Orders need of the drivers: where one was last. Without it orders have no positions.
public protocol DriverPositions: Sendable {
    /// Where a driver was last; nil where that isn't known, or not to be known because the driver is offline.
    func position(of driver: Int, in transaction: Transaction) throws -> Position?
}
