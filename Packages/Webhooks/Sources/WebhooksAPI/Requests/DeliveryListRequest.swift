/// A request for a page of an address's deliveries.
public struct DeliveryListRequest: Codable, Sendable, Equatable {
    /// The id of the address.
    public let id: Int
    /// The state: `waiting`, `delivered` or `dead`; nil for all.
    public let state: DeliveryState?
    /// The `next` of the previous page.
    public let before: Int?
    /// The maximum number of items, 1 to 100; 50 by default.
    public let limit: Int?

    /// Creates a request.
    public init(id: Int, state: DeliveryState? = nil, before: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.state = state
        self.before = before
        self.limit = limit
    }
}
