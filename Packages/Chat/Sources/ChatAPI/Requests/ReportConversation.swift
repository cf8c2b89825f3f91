/// Reports the other person of a conversation.
public struct ReportConversation: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Why.
    public var reason: ReportReason
    /// In one's own words, up to 1,000 characters.
    public var note: String?
    /// The message at fault.
    public var messageID: Int?

    /// The most characters of a note.
    public static let longestNote = 1_000

    /// Creates a request.
    public init(id: Int, reason: ReportReason, note: String? = nil, messageID: Int? = nil) {
        self.id = id
        self.reason = reason
        self.note = note
        self.messageID = messageID
    }

    enum CodingKeys: String, CodingKey {
        case id, reason, note
        case messageID = "messageId"
    }
}
