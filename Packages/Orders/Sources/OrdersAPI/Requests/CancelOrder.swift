/// Cancels an order. The reason is shown to both sides.
public struct CancelOrder: Codable, Sendable, Hashable {
    /// The order.
    public var id: Int
    /// Why.
    public var reason: String

    /// Creates a request.
    public init(id: Int, reason: String) {
        self.id = id
        self.reason = reason
    }
}
