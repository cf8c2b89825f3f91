/// A request to deliver one delivery again.
public struct DeliveryReplay: Codable, Sendable, Equatable {
    /// The id of the address.
    public let id: Int
    /// The delivery's number.
    public let deliveryId: Int

    /// Creates a request.
    public init(id: Int, deliveryId: Int) {
        self.id = id
        self.deliveryId = deliveryId
    }
}
