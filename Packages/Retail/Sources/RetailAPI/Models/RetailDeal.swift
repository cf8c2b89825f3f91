public import Core

/// A discount of a retailer for some days.
public struct RetailDeal: Codable, Sampled, Hashable {
    /// The deal's id.
    public let id: Int
    /// The id of the retailer.
    public let retailerID: Int
    /// The retailer's name.
    public let retailer: String
    /// The deal in a short sentence.
    public let text: String
    /// The item whose price is lower; nil for a deal of the whole store.
    public let itemID: Int?
    /// The price of the item during the deal, in cents; nil where the deal has none.
    public let priceCents: Int?
    /// The first day, such as `2026-11-27`.
    public let startsOn: String
    /// The last day.
    public let endsOn: String

    /// Creates a deal.
    public init(id: Int, retailerID: Int, retailer: String, text: String, itemID: Int? = nil, priceCents: Int? = nil, startsOn: String, endsOn: String) {
        self.id = id
        self.retailerID = retailerID
        self.retailer = retailer
        self.text = text
        self.itemID = itemID
        self.priceCents = priceCents
        self.startsOn = startsOn
        self.endsOn = endsOn
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case retailer, text
        case itemID = "itemId"
        case priceCents, startsOn, endsOn
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(text, forKey: .text)
        try container.encode(itemID, forKey: .itemID)
        try container.encode(priceCents, forKey: .priceCents)
        try container.encode(startsOn, forKey: .startsOn)
        try container.encode(endsOn, forKey: .endsOn)
    }

    /// A deal on detergent, for tests and previews.
    public static let sample = RetailDeal(
        id: 1, retailerID: 1, retailer: "Corner Market", text: "Detergent: $2 less", itemID: 1, priceCents: 999, startsOn: "2026-11-20", endsOn: "2026-11-30")
}

/// A new deal, as administrators write it.
public struct DealContent: Codable, Sampled, Hashable {
    /// The id of the retailer.
    public let retailerID: Int
    /// The deal in a short sentence.
    public let text: String
    /// The item whose price is lower; nil for a deal of the whole store.
    public let itemID: Int?
    /// The price of the item during the deal, in cents, below its regular price; required with an item.
    public let priceCents: Int?
    /// The first day, such as `2026-11-27`.
    public let startsOn: String
    /// The last day.
    public let endsOn: String

    /// Creates a deal.
    public init(retailerID: Int, text: String, itemID: Int? = nil, priceCents: Int? = nil, startsOn: String, endsOn: String) {
        self.retailerID = retailerID
        self.text = text
        self.itemID = itemID
        self.priceCents = priceCents
        self.startsOn = startsOn
        self.endsOn = endsOn
    }

    enum CodingKeys: String, CodingKey {
        case retailerID = "retailerId"
        case text
        case itemID = "itemId"
        case priceCents, startsOn, endsOn
    }

    /// A deal on detergent, for tests and previews.
    public static let sample = DealContent(
        retailerID: 1, text: "Detergent: $2 less", itemID: 1, priceCents: 999, startsOn: "2026-11-20", endsOn: "2026-11-30")
}

extension DealContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["text": 120, "startsOn": 10, "endsOn": 10]
}
