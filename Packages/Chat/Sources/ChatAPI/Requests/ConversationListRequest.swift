/// Asks for a page of the caller's conversations, the one with the newest message first.
public struct ConversationListRequest: Codable, Sendable, Hashable {
    /// The page, from 1.
    public var page: Int?
    /// The most conversations of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }
}
