/// Reports the other person of a conversation to dispatchers and administrators.
public struct ReportConversation: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Why the person is reported.
    public var reason: ReportReason
    /// What happened, in the reporter's words, up to 1,000 characters; required for ``ReportReason/other``.
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

/// Lists the reports, newest first.
public struct ReportListRequest: Codable, Sendable, Hashable {
    /// The page, from 1.
    public var page: Int?
    /// The most reports of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request; without numbers, for the first page.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }
}
