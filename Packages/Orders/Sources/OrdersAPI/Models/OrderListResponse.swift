/// A part of a list of orders, newest first.
public struct OrderListResponse: Codable, Sendable, Hashable {
    /// The orders.
    public var items: [Order]
    /// Whether there are older ones.
    public var hasMore: Bool
    /// The maximum number of orders.
    public var limit: Int
    /// The page number, from 1; nil for a list that was asked for by `before`.
    public var page: Int?
    /// The number of orders on all pages; nil where it wasn't asked for.
    public var total: Int?

    /// Creates a part of a list.
    public init(items: [Order], hasMore: Bool, limit: Int, page: Int? = nil, total: Int? = nil) {
        self.items = items
        self.hasMore = hasMore
        self.limit = limit
        self.page = page
        self.total = total
    }

    /// Writes what is nil as null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(hasMore, forKey: .hasMore)
        try container.encode(limit, forKey: .limit)
        try container.encode(page, forKey: .page)
        try container.encode(total, forKey: .total)
    }
}
