public import Core

/// Something that a retailer sells.
public struct RetailItem: Codable, Sampled, Hashable {
    /// The id.
    public let id: Int
    /// Whose item it is.
    public let retailerID: Int
    /// The name.
    public let name: String
    /// The shelf that it stands on.
    public let category: String
    /// What one costs, in the currency's hundredths.
    public let priceCents: Int
    /// The ISO 4217 code.
    public let currency: String
    /// Whether it can be ordered now.
    public let available: Bool

    /// Creates an item.
    public init(
        id: Int, retailerID: Int, name: String, category: String, priceCents: Int, currency: String = "USD", available: Bool = true
    ) {
        self.id = id
        self.retailerID = retailerID
        self.name = name
        self.category = category
        self.priceCents = priceCents
        self.currency = currency
        self.available = available
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case name, category, priceCents, currency, available
    }

    /// An item, for tests and previews.
    public static let sample = RetailItem(id: 1, retailerID: 1, name: "Laundry detergent, 92 fl oz", category: "Laundry", priceCents: 1_199)
}
