public import Core

/// Lists messages of a ticket: the newest, or those before or after one.
public struct TicketMessageListRequest: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// Only messages older than the one with this id, the nearest.
    public var before: Int?
    /// Only messages newer than the one with this id, the nearest.
    public var after: Int?
    /// The most messages, up to 100; 50 by default.
    public var limit: Int?

    /// Creates a request; without a cursor, for the newest messages.
    public init(id: Int, before: Int? = nil, after: Int? = nil, limit: Int? = nil) {
        self.id = id
        self.before = before
        self.after = after
        self.limit = limit
    }
}

/// Writes to a ticket.
public struct SendTicketMessage: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The text, of 1 to 4,000 characters; with attachments it may be empty.
    public var text: String
    /// The caller's attachments that go with it, up to 5; nil for none.
    public var attachmentIDs: [Int]?
    /// Whether it is a note that only staff see; false by default.
    public var isInternal: Bool?

    /// Creates a request.
    public init(id: Int, text: String, attachmentIDs: [Int]? = nil, isInternal: Bool? = nil) {
        self.id = id
        self.text = text
        self.attachmentIDs = attachmentIDs
        self.isInternal = isInternal
    }

    enum CodingKeys: String, CodingKey {
        case id, text
        case attachmentIDs = "attachmentIds"
        case isInternal = "internal"
    }
}

extension SendTicketMessage: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["text": CreateTicket.longestText]
}

/// Stores a canned answer.
public struct StoreAnswer: Codable, Sendable, Hashable {
    /// The name by which staff find it, of 1 to 80 characters.
    public var title: String
    /// The text, of 1 to 4,000 characters.
    public var text: String

    /// The most characters of a title.
    public static let longestTitle = 80

    /// Creates a request.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}

extension StoreAnswer: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["title": longestTitle, "text": CreateTicket.longestText]
}

/// Changes a canned answer.
public struct ChangeAnswer: Codable, Sendable, Hashable {
    /// The number of the answer.
    public var id: Int
    /// The name by which staff find it, of 1 to 80 characters.
    public var title: String
    /// The text, of 1 to 4,000 characters.
    public var text: String

    /// Creates a request.
    public init(id: Int, title: String, text: String) {
        self.id = id
        self.title = title
        self.text = text
    }
}

extension ChangeAnswer: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = StoreAnswer.textLimits
}
