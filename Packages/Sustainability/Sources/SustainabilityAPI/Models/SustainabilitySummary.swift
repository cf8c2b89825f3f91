/// The savings of a person's orders.
public struct SustainabilitySummary: Codable, Sendable, Hashable {
    /// The number of delivered orders.
    public let orders: Int
    /// The savings in total. On the wire, their fields stand beside the others.
    public let savings: Savings
    /// The method that computed it.
    public let method: MethodDescription
    /// The savings by month, the oldest first. Months without an order are left out.
    public let byMonth: [MonthlySavings]

    /// Creates a summary.
    public init(orders: Int, savings: Savings, method: MethodDescription, byMonth: [MonthlySavings]) {
        self.orders = orders
        self.savings = savings
        self.method = method
        self.byMonth = byMonth
    }

    enum CodingKeys: CodingKey {
        case orders, method, byMonth
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        orders = try container.decode(Int.self, forKey: .orders)
        savings = try Savings(from: decoder)
        method = try container.decode(MethodDescription.self, forKey: .method)
        byMonth = try container.decode([MonthlySavings].self, forKey: .byMonth)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(orders, forKey: .orders)
        try savings.encode(to: encoder)
        try container.encode(method, forKey: .method)
        try container.encode(byMonth, forKey: .byMonth)
    }
}
