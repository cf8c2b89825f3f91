import Core

/// The payload of `driver:location`: whose driver is where, and when. It is stale a minute after its time.
struct DriverLocation: Encodable, Sendable, Equatable {
    let order: Int
    let driver: Int
    let position: Position

    private enum CodingKeys: String, CodingKey {
        case order = "orderId"
        case driver = "driverId"
    }

    /// The position's keys stand beside the ids.
    func encode(to encoder: any Encoder) throws {
        try position.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(order, forKey: .order)
        try container.encode(driver, forKey: .driver)
    }
}
