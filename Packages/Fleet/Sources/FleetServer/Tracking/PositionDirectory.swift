public import Core
public import Persistence

/// Tells other features' servers where drivers are who are headed for an order's door. They decide who may see it.
public struct PositionDirectory: Sendable {
    private let positions = PositionRepository()

    init() {}

    /// Returns how far a driver is from an order's door: the number of places where the driver stops before it, and if that is zero, the driver's newest
    /// position since the stop before. Nil where the driver doesn't come to the door any more.
    public func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> (stopsBefore: Int, position: Position?)? {
        let ahead = try StopsAhead(of: driver, in: transaction)
        guard let stopsBefore = ahead.stopsBefore(order) else { return nil }
        guard stopsBefore == 0, let position = try positions.latest(of: [driver], in: transaction)[driver] else { return (stopsBefore, nil) }
        // Until the driver is heard of again, the newest place is where somebody else lives.
        return (0, ahead.since.map { position.time >= $0 } == false ? nil : position)
    }
}
