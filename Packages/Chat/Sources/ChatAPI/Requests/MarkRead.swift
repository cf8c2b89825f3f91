/// Says that the caller has read a conversation.
public struct MarkRead: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// The last message that was read; the newest one by default.
    public var messageID: Int?

    /// Creates a request.
    public init(id: Int, messageID: Int? = nil) {
        self.id = id
        self.messageID = messageID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case messageID = "messageId"
    }
}
