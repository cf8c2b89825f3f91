/// A request for what it would cost to give an order to a driver.
public struct EstimateRequest: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The driver's id.
    public var driverID: Int

    /// Creates a request.
    public init(id: Int, driverID: Int) {
        self.id = id
        self.driverID = driverID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case driverID = "driverId"
    }
}
