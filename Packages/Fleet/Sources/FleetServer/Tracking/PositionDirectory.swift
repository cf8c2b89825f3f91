public import Core
public import Persistence

/// Tells other features' servers where drivers are. They decide who may see it.
public struct PositionDirectory: Sendable {
    private let positions = PositionRepository()

    init() {}

    /// Returns a driver's newest position; nil while the driver is offline or hasn't reported one.
    public func position(of driver: Int, in transaction: Transaction) throws -> Position? {
        try positions.latest(of: [driver], in: transaction)[driver]
    }
}
