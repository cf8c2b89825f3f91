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
    /// The price of one for the caller, in hundredths of the currency: the member price for those who have linked an account, and the price of a deal.
    public let priceCents: Int
    /// The ISO 4217 code of the price's currency.
    public let currency: String
    /// Whether it can be ordered now.
    public let available: Bool
    /// A description; nil where there is none.
    public let details: String?
    /// The price without deal and membership, in hundredths of the currency; nil where the caller pays just that.
    public let regularPriceCents: Int?
    /// The price of one with a linked account, in hundredths of the currency; nil where it isn't lower than ``priceCents``.
    public let memberPriceCents: Int?
    /// The path of the item's picture below the address of the API; nil where there is none.
    public let picture: String?
    /// Whether the item is among the caller's favorites.
    public let favorite: Bool

    /// Creates an item.
    public init(
        id: Int, retailerID: Int, name: String, category: String, priceCents: Int, currency: String = "USD", available: Bool = true,
        details: String? = nil, regularPriceCents: Int? = nil, memberPriceCents: Int? = nil, picture: String? = nil, favorite: Bool = false
    ) {
        self.id = id
        self.retailerID = retailerID
        self.name = name
        self.category = category
        self.priceCents = priceCents
        self.currency = currency
        self.available = available
        self.details = details
        self.regularPriceCents = regularPriceCents
        self.memberPriceCents = memberPriceCents
        self.picture = picture
        self.favorite = favorite
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case name, category, priceCents, currency, available, details, regularPriceCents, memberPriceCents, picture, favorite
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(name, forKey: .name)
        try container.encode(category, forKey: .category)
        try container.encode(priceCents, forKey: .priceCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(available, forKey: .available)
        try container.encode(details, forKey: .details)
        try container.encode(regularPriceCents, forKey: .regularPriceCents)
        try container.encode(memberPriceCents, forKey: .memberPriceCents)
        try container.encode(picture, forKey: .picture)
        try container.encode(favorite, forKey: .favorite)
    }

    /// Returns the item as it is with or without being a favorite.
    public func with(favorite: Bool) -> RetailItem {
        RetailItem(
            id: id, retailerID: retailerID, name: name, category: category, priceCents: priceCents, currency: currency, available: available, details: details,
            regularPriceCents: regularPriceCents, memberPriceCents: memberPriceCents, picture: picture, favorite: favorite)
    }

    /// A detergent, for tests and previews.
    public static let sample = RetailItem(id: 1, retailerID: 1, name: "Laundry detergent, 92 fl oz", category: "Laundry", priceCents: 1_199)
}
