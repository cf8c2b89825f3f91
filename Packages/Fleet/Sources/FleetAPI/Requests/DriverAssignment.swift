/// A dispatcher gives an order that waits for a driver to one.
public struct DriverAssignment: Codable, Sendable, Hashable {
    /// The order.
    public var id: Int
    /// The driver.
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
