/// A part of a conversation, the oldest message first.
public struct MessagePage: Codable, Sendable, Hashable {
    /// The messages.
    public let items: [Message]
    /// Whether there are more in the direction that was asked for: older ones, or with `after` and `updatedSince` newer ones.
    public let hasMore: Bool

    /// Creates a page.
    public init(items: [Message], hasMore: Bool = false) {
        self.items = items
        self.hasMore = hasMore
    }
}
