/// Asks for a page of the caller's orders that were delivered, the newest first.
public struct ImpactListRequest: Codable, Sendable, Hashable {
    /// The page, from 1.
    public var page: Int?
    /// The most orders of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }
}
