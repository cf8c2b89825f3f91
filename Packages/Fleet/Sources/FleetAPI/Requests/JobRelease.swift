/// A driver's wish to give a job back.
public struct JobRelease: Codable, Sendable, Hashable {
    /// The job's id.
    public var id: Int
    /// The id of the order to give back of a trip; nil for the whole job.
    public var orderID: Int?

    /// Creates a request.
    public init(id: Int, orderID: Int? = nil) {
        self.id = id
        self.orderID = orderID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
    }
}
