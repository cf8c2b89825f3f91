/// Asks for a page of an address's deliveries.
public struct DeliveryListRequest: Codable, Sendable, Equatable {
    /// The address.
    public let id: Int
    /// `waiting`, `delivered` or `dead`, the default.
    public let state: DeliveryState?
    /// The `next` of the page before.
    public let before: Int?
    /// 1 to 100; 50 by default.
    public let limit: Int?

    /// Creates a request.
    public init(id: Int, state: DeliveryState? = nil, before: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.state = state
        self.before = before
        self.limit = limit
    }
}
