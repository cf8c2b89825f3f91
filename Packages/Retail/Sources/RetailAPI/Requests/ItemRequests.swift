public import Core

/// The orders in which items are listed.
public enum ItemSort: String, Codable, Sendable, Hashable, CaseIterable {
    /// The best matches first; without words, by name.
    case relevance
    /// The cheapest first.
    case priceAscending = "price"
    /// The most expensive first.
    case priceDescending = "-price"
    /// By name.
    case name
}

/// A search among the items of all retailers, or of one.
public struct ItemSearchRequest: Codable, Sendable, Hashable {
    /// The words to look for, of which the last may be a beginning; nil for all items.
    public var query: String?
    /// Only the items of this retailer.
    public var retailer: Int?
    /// Only the items of this shelf.
    public var category: String?
    /// Only the items that can be ordered now.
    public var available: Bool?
    /// Only the items with a lower price for some days.
    public var deals: Bool?
    /// Only the caller's favorites.
    public var favorites: Bool?
    /// The order of the items; by relevance if nil.
    public var sort: ItemSort?
    /// The page of the list.
    public var page: PageRequest

    /// Creates a search; without arguments, for the first page of all items.
    public init(
        query: String? = nil, retailer: Int? = nil, category: String? = nil, available: Bool? = nil, deals: Bool? = nil, favorites: Bool? = nil,
        sort: ItemSort? = nil, page: Int? = nil, limit: Int? = nil
    ) {
        self.query = query
        self.retailer = retailer
        self.category = category
        self.available = available
        self.deals = deals
        self.favorites = favorites
        self.sort = sort
        self.page = PageRequest(page: page, limit: limit)
    }

    enum CodingKeys: CodingKey {
        case query, retailer, category, available, deals, favorites, sort
    }

    /// Reads the filters beside the page's own keys.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        retailer = try container.decodeIfPresent(Int.self, forKey: .retailer)
        category = try container.decodeIfPresent(String.self, forKey: .category)
        available = try container.decodeIfPresent(Bool.self, forKey: .available)
        deals = try container.decodeIfPresent(Bool.self, forKey: .deals)
        favorites = try container.decodeIfPresent(Bool.self, forKey: .favorites)
        sort = try container.decodeIfPresent(ItemSort.self, forKey: .sort)
        page = try PageRequest(from: decoder)
    }

    /// Writes the filters beside the page's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(query, forKey: .query)
        try container.encodeIfPresent(retailer, forKey: .retailer)
        try container.encodeIfPresent(category, forKey: .category)
        try container.encodeIfPresent(available, forKey: .available)
        try container.encodeIfPresent(deals, forKey: .deals)
        try container.encodeIfPresent(favorites, forKey: .favorites)
        try container.encodeIfPresent(sort, forKey: .sort)
        try page.encode(to: encoder)
    }
}

extension ItemSearchRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["query": 200, "category": 100]
}

/// A page of the items that a search found.
public struct ItemSearchResults: Codable, Sampled, Hashable {
    /// The items on this page.
    public let items: [RetailItem]
    /// The page number, from 1.
    public let page: Int
    /// The maximum number of items on a page.
    public let limit: Int
    /// The number of items that were found, at most ``most``.
    public let total: Int
    /// The words that were looked for instead of misspelled ones; nil where nothing was corrected.
    public let corrected: String?

    /// The most items that a search finds.
    public static let most = 2_000

    /// Creates results.
    public init(items: [RetailItem], page: Int = 1, limit: Int = PageRequest.standardLimit, total: Int, corrected: String? = nil) {
        self.items = items
        self.page = page
        self.limit = limit
        self.total = total
        self.corrected = corrected
    }

    enum CodingKeys: CodingKey {
        case items, page, limit, total, corrected
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(page, forKey: .page)
        try container.encode(limit, forKey: .limit)
        try container.encode(total, forKey: .total)
        try container.encode(corrected, forKey: .corrected)
    }

    /// The results with one item, for tests and previews.
    public static let sample = ItemSearchResults(items: [.sample], total: 1)
}

/// The number of an item's pieces in the cart, and the wishes for it.
public struct CartChange: Codable, Sendable, Hashable {
    /// The item's id.
    public let id: Int
    /// The number of pieces, from 0, which takes the item out, to ``RetailCart/mostOfOne``.
    public let quantity: Int
    /// The wish for when the item is out of stock; nil leaves the wish as it is, which at first is to leave the item out.
    public let substitution: SubstitutionWish?
    /// A note for the driver; nil leaves it as it is, and an empty one removes it.
    public let note: String?

    /// Creates a change.
    public init(id: Int, quantity: Int, substitution: SubstitutionWish? = nil, note: String? = nil) {
        self.id = id
        self.quantity = quantity
        self.substitution = substitution
        self.note = note
    }
}

extension CartChange: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": 200]
}

/// A customer's rating of a retailer.
public struct RatingChange: Codable, Sendable, Hashable {
    /// The retailer's id.
    public let id: Int
    /// The rating, from 1 to 5.
    public let stars: Int

    /// Creates a rating.
    public init(id: Int, stars: Int) {
        self.id = id
        self.stars = stars
    }
}
