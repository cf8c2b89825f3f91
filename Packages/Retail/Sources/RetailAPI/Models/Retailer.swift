public import Core

/// A retailer whose items can come along with the laundry.
public struct Retailer: Codable, Sampled, Hashable {
    /// The id.
    public let id: Int
    /// The name.
    public let name: String
    /// What it mostly sells; one of the names of ``RetailCategory``.
    public let category: String
    /// From 0 to 5; nil where nobody has rated it.
    public let rating: Double?
    /// What speaks for shopping there, in short sentences.
    public let perks: [String]
    /// What is cheaper at the moment, in short sentences.
    public let deals: [String]
    /// When it is open, as people read it; nil where it isn't known.
    public let hours: String?
    /// Its stores.
    public let stores: [RetailStore]
    /// Whether the caller has linked an account of this retailer.
    public let linked: Bool
    /// Whether the retailer works with this service. False wherever the catalogue is ours alone.
    public let affiliated: Bool

    /// Creates a retailer.
    public init(
        id: Int, name: String, category: String, rating: Double? = nil, perks: [String] = [], deals: [String] = [], hours: String? = nil,
        stores: [RetailStore] = [], linked: Bool = false, affiliated: Bool = false
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.rating = rating
        self.perks = perks
        self.deals = deals
        self.hours = hours
        self.stores = stores
        self.linked = linked
        self.affiliated = affiliated
    }

    enum CodingKeys: CodingKey {
        case id, name, category, rating, perks, deals, hours, stores, linked, affiliated
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(category, forKey: .category)
        try container.encode(rating, forKey: .rating)
        try container.encode(perks, forKey: .perks)
        try container.encode(deals, forKey: .deals)
        try container.encode(hours, forKey: .hours)
        try container.encode(stores, forKey: .stores)
        try container.encode(linked, forKey: .linked)
        try container.encode(affiliated, forKey: .affiliated)
    }

    /// A retailer with one store, for tests and previews.
    public static let sample = Retailer(
        id: 1, name: "Corner Market", category: "Groceries", rating: 4.5, perks: ["Free delivery with your laundry."], stores: [.sample])
}
