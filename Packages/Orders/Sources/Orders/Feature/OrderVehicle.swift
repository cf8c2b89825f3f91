public import Core

/// Where the driver of an order is.
public struct OrderVehicle: Sendable, Equatable {
    /// The last position that is known.
    public var position: Position
    /// Whether nothing newer was heard for so long that the driver may be elsewhere.
    public var isStale: Bool

    /// Creates it.
    public init(position: Position, isStale: Bool = false) {
        self.position = position
        self.isStale = isStale
    }
}
