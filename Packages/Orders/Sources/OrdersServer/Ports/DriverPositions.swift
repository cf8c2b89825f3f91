public import Core
public import Persistence

/// The last positions of drivers, which Fleet provides. Without it orders have no driver's position.
public protocol DriverPositions: Sendable {
    /// Returns how far a driver is from an order's door; nil where that isn't known.
    func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> DriverApproach?
}

/// The way of a driver to an order's door.
public struct DriverApproach: Sendable, Equatable {
    /// The number of places where the driver stops before.
    public let stopsBefore: Int
    /// The driver's last position; nil where it isn't known, while the driver is offline, and as long as there are stops before.
    public let position: Position?

    /// Creates a way.
    public init(stopsBefore: Int, position: Position?) {
        self.stopsBefore = stopsBefore
        self.position = stopsBefore == 0 ? position : nil
    }
}

/// The streets along which drivers come, which Location provides. Without it maps show no way.
public protocol StreetLines: Sendable {
    /// Returns the line of the streets from one place to another; empty where the streets aren't known.
    func line(from start: Coordinate, to end: Coordinate) async -> [Coordinate]
}
