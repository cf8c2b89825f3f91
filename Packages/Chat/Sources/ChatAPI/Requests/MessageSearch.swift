/// Asks for messages of the caller's conversations that hold a text.
public struct MessageSearch: Codable, Sendable, Hashable {
    /// The text, 2 to 100 characters.
    public var query: String
    /// Only messages older than the one with this id, the nearest.
    public var before: Int?
    /// The most messages, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(query: String, before: Int? = nil, limit: Int? = nil) {
        self.query = query
        self.before = before
        self.limit = limit
    }
}
