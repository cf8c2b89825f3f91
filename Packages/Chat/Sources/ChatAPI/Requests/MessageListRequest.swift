public import Foundation

/// Asks for a part of a conversation: the newest messages, or those before or after one, or those changed since a time.
public struct MessageListRequest: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Only messages older than the one with this id, the nearest.
    public var before: Int?
    /// Only messages newer than the one with this id, the nearest.
    public var after: Int?
    /// The most messages, up to 100; 50 by default.
    public var limit: Int?
    /// Only messages stored or changed at this time or later, the earliest change first. Ask again with the newest `updatedAt` and merge by id.
    public var updatedSince: Date?

    /// Creates a request.
    public init(id: Int, before: Int? = nil, after: Int? = nil, limit: Int? = nil, updatedSince: Date? = nil) {
        self.id = id
        self.before = before
        self.after = after
        self.limit = limit
        self.updatedSince = updatedSince
    }
}
