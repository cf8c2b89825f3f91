public import Core

/// An item that a retailer sells.
public struct RetailItem: Codable, Sampled, Hashable {
    /// The item's id, unique among all retailers.
    public let id: Int
    /// The id of the retailer.
    public let retailerID: Int
    /// The name, with the size of the package.
    public let name: String
    /// The shelf that it stands on.
    public let category: String
    /// The price of one, in hundredths of the currency.
    public let priceCents: Int
    /// The ISO 4217 code of the price's currency.
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

    /// A detergent, for tests and previews.
    public static let sample = RetailItem(id: 1, retailerID: 1, name: "Laundry detergent, 92 fl oz", category: "Laundry", priceCents: 1_199)
}
