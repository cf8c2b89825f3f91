/// A dispatcher's choice of a driver for an order.
public struct DriverAssignment: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The driver's id.
    public var driverID: Int

    /// Creates an assignment.
    public init(id: Int, driverID: Int) {
        self.id = id
        self.driverID = driverID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case driverID = "driverId"
    }
}
