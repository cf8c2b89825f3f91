/// A request to choose drivers for orders.
public struct MatchRequest: Codable, Sendable, Hashable {
    /// The ids of 1 to 100 orders.
    public var orderIDs: [Int]
    /// True to assign the orders to the drivers who were chosen; false only to see the results.
    public var apply: Bool

    /// Creates a request.
    public init(orderIDs: [Int], apply: Bool) {
        self.orderIDs = orderIDs
        self.apply = apply
    }

    enum CodingKeys: String, CodingKey {
        case orderIDs = "orderIds"
        case apply
    }
}
