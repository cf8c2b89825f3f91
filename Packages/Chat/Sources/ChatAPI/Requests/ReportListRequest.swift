/// Asks for a page of the reports, the newest first.
public struct ReportListRequest: Codable, Sendable, Hashable {
    /// The page, from 1.
    public var page: Int?
    /// The most reports of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }
}
