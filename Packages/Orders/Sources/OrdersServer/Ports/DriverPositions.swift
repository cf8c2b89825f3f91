public import Core
public import Persistence

/// The last positions of drivers, which Fleet provides. Without it orders have no driver's position.
public protocol DriverPositions: Sendable {
    /// Returns a driver's last position; nil where it isn't known and while the driver is offline.
    func position(of driver: Int, in transaction: Transaction) throws -> Position?
}

/// The streets along which drivers come, which Location provides. Without it maps show no way.
public protocol StreetLines: Sendable {
    /// Returns the line of the streets from one place to another; empty where the streets aren't known.
    func line(from start: Coordinate, to end: Coordinate) async -> [Coordinate]
}
