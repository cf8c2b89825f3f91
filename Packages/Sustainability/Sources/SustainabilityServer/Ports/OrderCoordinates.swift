public import Core
public import Persistence

/// Tells Sustainability, inside its own transactions, where orders are delivered. The product adapts it to the Orders server.
public protocol OrderCoordinates: Sendable {
    /// Returns the coordinate of an order's door; nil for an order that doesn't exist.
    func coordinate(of order: Int, in transaction: Transaction) throws -> Coordinate?
}
