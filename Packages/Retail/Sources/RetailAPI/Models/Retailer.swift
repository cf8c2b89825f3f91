public import Core
public import Foundation

/// A retailer whose items can come along with the laundry.
public struct Retailer: Codable, Sampled, Hashable {
    /// The retailer's id.
    public let id: Int
    /// The name, unique in the catalog.
    public let name: String
    /// The kind of retailer: the name of a ``RetailCategory``.
    public let category: String
    /// The average rating from 1 to 5; nil where there is none.
    public let rating: Double?
    /// The number of customers who rated it.
    public let ratings: Int
    /// The caller's own rating; nil where there is none.
    public let ownRating: Int?
    /// The reasons to shop there, in short sentences.
    public let perks: [String]
    /// The reasons to link an account, in short sentences.
    public let memberPerks: [String]
    /// The discounts of today, in short sentences.
    public let deals: [String]
    /// The opening hours, as people read them; nil where they aren't known.
    public let hours: String?
    /// The stores, by id.
    public let stores: [RetailStore]
    /// Whether the caller has linked an account of this retailer.
    public let linked: Bool
    /// Whether the retailer works with this service. Where it doesn't, screens say so.
    public let affiliated: Bool
    /// The least that an order takes from it, in cents; 0 for no minimum.
    public let minimumCents: Int

    /// Creates a retailer.
    public init(
        id: Int, name: String, category: String, rating: Double? = nil, ratings: Int = 0, ownRating: Int? = nil, perks: [String] = [],
        memberPerks: [String] = [], deals: [String] = [], hours: String? = nil, stores: [RetailStore] = [], linked: Bool = false,
        affiliated: Bool = false, minimumCents: Int = 0
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.rating = rating
        self.ratings = ratings
        self.ownRating = ownRating
        self.perks = perks
        self.memberPerks = memberPerks
        self.deals = deals
        self.hours = hours
        self.stores = stores
        self.linked = linked
        self.affiliated = affiliated
        self.minimumCents = minimumCents
    }

    enum CodingKeys: CodingKey {
        case id, name, category, rating, ratings, ownRating, perks, memberPerks, deals, hours, stores, linked, affiliated, minimumCents
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(category, forKey: .category)
        try container.encode(rating, forKey: .rating)
        try container.encode(ratings, forKey: .ratings)
        try container.encode(ownRating, forKey: .ownRating)
        try container.encode(perks, forKey: .perks)
        try container.encode(memberPerks, forKey: .memberPerks)
        try container.encode(deals, forKey: .deals)
        try container.encode(hours, forKey: .hours)
        try container.encode(stores, forKey: .stores)
        try container.encode(linked, forKey: .linked)
        try container.encode(affiliated, forKey: .affiliated)
        try container.encode(minimumCents, forKey: .minimumCents)
    }

    /// A retailer with one store, for tests and previews.
    public static let sample = Retailer(
        id: 1, name: "Corner Market", category: "Groceries", rating: 4.5, perks: ["Free delivery with your laundry."],
        memberPerks: ["5 % back on detergents."], stores: [.sample])
}

/// A store of a retailer.
public struct RetailStore: Codable, Sampled, Hashable {
    /// The store's id, unique among all retailers.
    public let id: Int
    /// The address in one line.
    public let address: String
    /// The latitude, in degrees north.
    public let latitude: Double
    /// The longitude, in degrees east.
    public let longitude: Double
    /// The opening hours, as ``OpeningHours`` reads them; nil where they aren't known.
    public let hours: String?
    /// The time at which it closes; nil where it is closed now, or the hours aren't known.
    public let openUntil: Date?
    /// The time at which it opens next; nil where it is open now, or the hours aren't known.
    public let opensAt: Date?

    /// Creates a store.
    public init(
        id: Int, address: String, latitude: Double, longitude: Double, hours: String? = nil, openUntil: Date? = nil, opensAt: Date? = nil
    ) {
        self.id = id
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
        self.hours = hours
        self.openUntil = openUntil
        self.opensAt = opensAt
    }

    enum CodingKeys: CodingKey {
        case id, address, latitude, longitude, hours, openUntil, opensAt
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(address, forKey: .address)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(hours, forKey: .hours)
        try container.encode(openUntil, forKey: .openUntil)
        try container.encode(opensAt, forKey: .opensAt)
    }

    /// The place, for maps.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// A store in Irvine, for tests and previews.
    public static let sample = RetailStore(id: 1, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133)
}

/// A kind of retailer, to filter by.
public struct RetailCategory: Codable, Sampled, Hashable {
    /// The name, as in ``Retailer/category``.
    public let name: String
    /// The number of retailers of this kind.
    public let retailers: Int

    /// Creates a category.
    public init(name: String, retailers: Int) {
        self.name = name
        self.retailers = retailers
    }

    /// A category, for tests and previews.
    public static let sample = RetailCategory(name: "Groceries", retailers: 1)
}
