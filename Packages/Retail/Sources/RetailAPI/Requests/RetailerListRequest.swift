/// Asks for a page of the retailers, by name.
public struct RetailerListRequest: Codable, Sendable, Hashable {
    /// Only those of this category.
    public var category: String?
    /// The page, from 1.
    public var page: Int?
    /// The most retailers of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(category: String? = nil, page: Int? = nil, limit: Int? = nil) {
        self.category = category
        self.page = page
        self.limit = limit
    }
}
