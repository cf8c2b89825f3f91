public import Core
public import Foundation

/// Lists messages of a conversation: the newest, those before or after one, or those changed since a time. At most one of the three may be given.
public struct MessageListRequest: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Only messages older than the one with this id, the nearest.
    public var before: Int?
    /// Only messages newer than the one with this id, the nearest.
    public var after: Int?
    /// The most messages, up to 100; 50 by default.
    public var limit: Int?
    /// Only messages stored or changed at this time or later, earliest change first. Ask again with the newest `updatedAt` and merge by id.
    public var updatedSince: Date?

    /// Creates a request; without a cursor, for the newest messages.
    public init(id: Int, before: Int? = nil, after: Int? = nil, limit: Int? = nil, updatedSince: Date? = nil) {
        self.id = id
        self.before = before
        self.after = after
        self.limit = limit
        self.updatedSince = updatedSince
    }
}

/// Sends a message.
public struct SendMessage: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// The raw value of a ``MessageType``; others are refused with `unsupported_type`.
    public var type: String
    /// The text: 1 to 4,000 characters once the white space around it is gone.
    public var text: String
    /// An id that the sender makes up, under which the message may be sent again without being stored twice.
    public var clientID: String?

    /// The most characters of a text.
    public static let longestText = 4_000

    /// Creates a request.
    public init(id: Int, type: MessageType = .text, text: String, clientID: String? = nil) {
        self.id = id
        self.type = type.rawValue
        self.text = text
        self.clientID = clientID
    }

    enum CodingKeys: String, CodingKey {
        case id, type, text
        case clientID = "clientId"
    }
}

extension SendMessage: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["type": 20, "text": longestText, "clientId": 64]
}

/// Marks a conversation as read by the caller.
public struct MarkRead: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// The last message that was read; the newest by default.
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

/// Searches the caller's conversations for messages that contain a text, newest first.
public struct MessageSearch: Codable, Sendable, Hashable {
    /// The text, of 2 to 100 characters.
    public var query: String
    /// Only messages older than the one with this id, the nearest.
    public var before: Int?
    /// The most messages, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request; without a cursor, for the newest matches.
    public init(query: String, before: Int? = nil, limit: Int? = nil) {
        self.query = query
        self.before = before
        self.limit = limit
    }
}

extension MessageSearch: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["query": 100]
}
