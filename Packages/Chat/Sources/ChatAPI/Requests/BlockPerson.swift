/// Says whether the other person of a conversation is blocked.
public struct BlockPerson: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Whether the other person is blocked.
    public var blocked: Bool

    /// Creates a request.
    public init(id: Int, blocked: Bool) {
        self.id = id
        self.blocked = blocked
    }
}
