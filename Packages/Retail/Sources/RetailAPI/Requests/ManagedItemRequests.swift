public import Core

/// Lists the items of a retailer for administrators.
public struct ManagedItemListRequest: Codable, Sendable, Hashable {
    /// The id of the retailer.
    public var id: Int
    /// The words to look for, or the number of an item; nil for all items.
    public var query: String?
    /// The page of the list.
    public var page: PageRequest

    /// Creates a request; by default for the first page of all items.
    public init(id: Int, query: String? = nil, page: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.query = query
        self.page = PageRequest(page: page, limit: limit)
    }

    enum CodingKeys: CodingKey {
        case id, query
    }

    /// Reads the retailer and the words beside the page's own keys.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        page = try PageRequest(from: decoder)
    }

    /// Writes the retailer and the words beside the page's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(query, forKey: .query)
        try page.encode(to: encoder)
    }
}

extension ManagedItemListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["query": 200]
}

/// A new item.
public struct ItemCreation: Codable, Sendable, Hashable {
    /// The id of the retailer.
    public let id: Int
    /// The description.
    public let content: ItemContent

    /// Creates a request.
    public init(id: Int, content: ItemContent) {
        self.id = id
        self.content = content
    }
}

/// The next version of an item.
public struct ItemChange: Codable, Sendable, Hashable {
    /// The item's id.
    public let id: Int
    /// The version that was changed. If there is a newer one, the change is refused.
    public let version: Int
    /// The new description.
    public let content: ItemContent

    /// Creates a request.
    public init(id: Int, version: Int, content: ItemContent) {
        self.id = id
        self.version = version
        self.content = content
    }
}
