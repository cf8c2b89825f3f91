public import Core

/// A retailer as administrators see and change it.
public struct ManagedRetailer: Codable, Sampled, Hashable {
    /// The retailer's id.
    public let id: Int
    /// The number of this version, which a change names.
    public let version: Int
    /// True if the retailer is in the customers' catalog.
    public let active: Bool
    /// The number of its items.
    public let items: Int
    /// Its description, as administrators write it.
    public let content: RetailerContent

    /// Creates a retailer.
    public init(id: Int, version: Int, active: Bool, items: Int, content: RetailerContent) {
        self.id = id
        self.version = version
        self.active = active
        self.items = items
        self.content = content
    }

    /// A retailer with one store, for tests and previews.
    public static let sample = ManagedRetailer(id: 1, version: 1, active: true, items: 8, content: .sample)
}

/// The description of a retailer, as administrators write it.
public struct RetailerContent: Codable, Sampled, Hashable {
    /// The name, unique in the catalog.
    public let name: String
    /// The kind of retailer, such as `Groceries`.
    public let category: String
    /// The reasons to shop there, in short sentences; up to 10.
    public let perks: [String]
    /// The reasons to link an account, in short sentences; up to 10. Nil in a change keeps the present ones.
    public let memberPerks: [String]?
    /// The discounts without an end, in short sentences; up to 10. Those for some days are ``RetailDeal``s.
    public let deals: [String]
    /// The opening hours, as people read them; nil where they aren't known.
    public let hours: String?
    /// True if the retailer works with this service.
    public let affiliated: Bool
    /// The stores; up to 100.
    public let stores: [StoreContent]
    /// The least that an order takes from it, in cents; 0 or nil for no minimum.
    public let minimumCents: Int?

    /// Creates a description.
    public init(
        name: String, category: String, perks: [String] = [], memberPerks: [String]? = [], deals: [String] = [], hours: String? = nil,
        affiliated: Bool = false, stores: [StoreContent] = [], minimumCents: Int? = nil
    ) {
        self.name = name
        self.category = category
        self.perks = perks
        self.memberPerks = memberPerks
        self.deals = deals
        self.hours = hours
        self.affiliated = affiliated
        self.stores = stores
        self.minimumCents = minimumCents
    }

    /// A retailer with one store, for tests and previews.
    public static let sample = RetailerContent(
        name: "Corner Market", category: "Groceries", perks: ["Free delivery with your laundry."], hours: "8 AM to 10 PM", stores: [.sample])
}

extension RetailerContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 60, "category": 60, "perks": 120, "memberPerks": 120, "deals": 120, "hours": 120]
}

/// A store as administrators write it.
public struct StoreContent: Codable, Sampled, Hashable {
    /// The id of a store that there is; nil for a new one.
    public let id: Int?
    /// The address in one line.
    public let address: String
    /// The latitude, in degrees north.
    public let latitude: Double
    /// The longitude, in degrees east.
    public let longitude: Double
    /// The opening hours, as ``OpeningHours`` reads them; nil where they aren't known.
    public let hours: String?

    /// Creates a store.
    public init(id: Int? = nil, address: String, latitude: Double, longitude: Double, hours: String? = nil) {
        self.id = id
        self.address = address
        self.latitude = latitude
        self.longitude = longitude
        self.hours = hours
    }

    /// A store in Irvine, for tests and previews.
    public static let sample = StoreContent(id: 1, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133)
}

extension StoreContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["address": 200, "hours": 300]
}
