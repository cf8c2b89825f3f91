public import Core

/// Reports the other person of a conversation to dispatchers and administrators.
public struct ReportConversation: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// The reason for the report.
    public var reason: ReportReason
    /// The reporter's own description of the incident, up to 1,000 characters; required for ``ReportReason/other``.
    public var note: String?
    /// The message at fault, whose text is copied into the report.
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

extension ReportConversation: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": longestNote]
}

/// Lists the reports, newest first.
public struct ReportListRequest: Codable, Sendable, Hashable {
    /// The page of the list.
    public var page: PageRequest

    /// Creates a request; without numbers, for the first page.
    public init(page: Int? = nil, limit: Int? = nil) { self.page = PageRequest(page: page, limit: limit) }

    /// Reads the page's own keys.
    public init(from decoder: any Decoder) throws { page = try PageRequest(from: decoder) }

    /// Writes the page's own keys.
    public func encode(to encoder: any Encoder) throws { try page.encode(to: encoder) }
}
