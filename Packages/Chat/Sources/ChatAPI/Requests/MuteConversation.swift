/// Says whether the caller wants a badge for a conversation.
public struct MuteConversation: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Whether it is muted.
    public var muted: Bool

    /// Creates a request.
    public init(id: Int, muted: Bool) {
        self.id = id
        self.muted = muted
    }
}
