public import Core

/// An item as administrators see and change it.
public struct ManagedItem: Codable, Sampled, Hashable {
    /// A price that holds from a day on.
    public struct LaterPrice: Codable, Sendable, Hashable {
        /// The day, such as `2026-12-01`.
        public let startsOn: String
        /// The price without deal and membership, in cents.
        public let regularCents: Int
        /// The price with a linked account, in cents; nil for none.
        public let memberCents: Int?

        /// Creates a price.
        public init(startsOn: String, regularCents: Int, memberCents: Int? = nil) {
            self.startsOn = startsOn
            self.regularCents = regularCents
            self.memberCents = memberCents
        }

        enum CodingKeys: CodingKey {
            case startsOn, regularCents, memberCents
        }

        /// Writes every key, with null for no value.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(startsOn, forKey: .startsOn)
            try container.encode(regularCents, forKey: .regularCents)
            try container.encode(memberCents, forKey: .memberCents)
        }
    }

    /// The item's id.
    public let id: Int
    /// The id of the retailer.
    public let retailerID: Int
    /// The number of this version, which a change names.
    public let version: Int
    /// The price that customers pay for one now, in cents.
    public let priceCents: Int
    /// The path of the picture below the address of the API; nil where there is none.
    public let picture: String?
    /// The prices of later days, the next first.
    public let laterPrices: [LaterPrice]
    /// Its description, as administrators write it.
    public let content: ItemContent

    /// Creates an item.
    public init(id: Int, retailerID: Int, version: Int, priceCents: Int, picture: String? = nil, laterPrices: [LaterPrice] = [], content: ItemContent) {
        self.id = id
        self.retailerID = retailerID
        self.version = version
        self.priceCents = priceCents
        self.picture = picture
        self.laterPrices = laterPrices
        self.content = content
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case version, priceCents, picture, laterPrices, content
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(version, forKey: .version)
        try container.encode(priceCents, forKey: .priceCents)
        try container.encode(picture, forKey: .picture)
        try container.encode(laterPrices, forKey: .laterPrices)
        try container.encode(content, forKey: .content)
    }

    /// A detergent, for tests and previews.
    public static let sample = ManagedItem(id: 1, retailerID: 1, version: 1, priceCents: 1_199, content: .sample)
}

/// The description of an item, as administrators write it.
public struct ItemContent: Codable, Sampled, Hashable {
    /// The retailer's own number, unique among its items; nil gives one.
    public let sku: String?
    /// The name, with the size of the package.
    public let name: String
    /// The shelf.
    public let category: String
    /// The price without deal and membership, in cents.
    public let regularCents: Int
    /// The price with a linked account, in cents; nil for none.
    public let memberCents: Int?
    /// Whether it can be ordered.
    public let available: Bool
    /// The description; nil for none.
    public let details: String?
    /// The day from which the prices hold, such as `2026-12-01`; nil for now.
    public let priceFrom: String?

    /// Creates a description.
    public init(
        sku: String? = nil, name: String, category: String, regularCents: Int, memberCents: Int? = nil, available: Bool = true, details: String? = nil,
        priceFrom: String? = nil
    ) {
        self.sku = sku
        self.name = name
        self.category = category
        self.regularCents = regularCents
        self.memberCents = memberCents
        self.available = available
        self.details = details
        self.priceFrom = priceFrom
    }

    /// A detergent, for tests and previews.
    public static let sample = ItemContent(sku: "TG-1001", name: "Laundry detergent, 92 fl oz", category: "Laundry", regularCents: 1_199)
}

extension ItemContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["sku": 64, "name": 120, "category": 60, "details": 1_000, "priceFrom": 10]
}
