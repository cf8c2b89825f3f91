public import Core
public import Persistence

/// Where drivers are, for other features' servers. Whom they show it is theirs to decide.
public struct PositionDirectory: Sendable {
    private let positions = PositionRepository()

    init() {}

    /// Where a driver was last; nil while the driver is offline, or where nothing was heard.
    public func position(of driver: Int, in transaction: Transaction) throws -> Position? {
        try positions.latest(of: [driver], in: transaction)[driver]
    }
}
