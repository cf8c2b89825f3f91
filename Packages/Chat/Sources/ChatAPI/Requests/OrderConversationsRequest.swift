/// Asks for the conversations about an order.
public struct OrderConversationsRequest: Codable, Sendable, Hashable {
    /// The order.
    public var orderID: Int

    /// Creates a request.
    public init(orderID: Int) { self.orderID = orderID }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
    }
}
