public import Core

/// Lists the retailers, by name.
public struct RetailerListRequest: Codable, Sendable, Hashable {
    /// Only the retailers of this category.
    public var category: String?
    /// The page of the list.
    public var page: PageRequest

    /// Creates a request; without arguments, for the first page of all retailers.
    public init(category: String? = nil, page: Int? = nil, limit: Int? = nil) {
        self.category = category
        self.page = PageRequest(page: page, limit: limit)
    }

    enum CodingKeys: CodingKey {
        case category
    }

    /// Reads the category beside the page's own keys.
    public init(from decoder: any Decoder) throws {
        category = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .category)
        page = try PageRequest(from: decoder)
    }

    /// Writes the category beside the page's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(category, forKey: .category)
        try page.encode(to: encoder)
    }
}

extension RetailerListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["category": 100]
}

/// Lists the items of a retailer, by category and name.
public struct RetailItemListRequest: Codable, Sendable, Hashable {
    /// The retailer.
    public var id: Int
    /// Only the items of this shelf.
    public var category: String?
    /// The page of the list.
    public var page: PageRequest

    /// Creates a request; by default for the first page of all items.
    public init(id: Int, category: String? = nil, page: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.category = category
        self.page = PageRequest(page: page, limit: limit)
    }

    enum CodingKeys: CodingKey {
        case id, category
    }

    /// Reads the retailer and the category beside the page's own keys.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        category = try container.decodeIfPresent(String.self, forKey: .category)
        page = try PageRequest(from: decoder)
    }

    /// Writes the retailer and the category beside the page's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(category, forKey: .category)
        try page.encode(to: encoder)
    }
}

extension RetailItemListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["category": 100]
}
