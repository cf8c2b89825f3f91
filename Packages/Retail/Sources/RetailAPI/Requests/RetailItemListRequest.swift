/// Asks for a page of a retailer's items, by category and name.
public struct RetailItemListRequest: Codable, Sendable, Hashable {
    /// The retailer.
    public var id: Int
    /// Only the items of this shelf.
    public var category: String?
    /// The page, from 1.
    public var page: Int?
    /// The most items of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(id: Int, category: String? = nil, page: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.category = category
        self.page = page
        self.limit = limit
    }
}
