/// The savings of a month's orders.
public struct MonthlySavings: Codable, Sendable, Hashable {
    /// The month, such as `2026-01`.
    public let month: String
    /// The number of orders delivered in the month.
    public let orders: Int
    /// The month's savings. On the wire, their fields stand beside the others.
    public let savings: Savings

    /// Creates a month.
    public init(month: String, orders: Int, savings: Savings) {
        self.month = month
        self.orders = orders
        self.savings = savings
    }

    enum CodingKeys: CodingKey {
        case month, orders
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        month = try container.decode(String.self, forKey: .month)
        orders = try container.decode(Int.self, forKey: .orders)
        savings = try Savings(from: decoder)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(month, forKey: .month)
        try container.encode(orders, forKey: .orders)
        try savings.encode(to: encoder)
    }
}
