public import Core
public import Foundation

/// A message of a conversation.
public struct Message: Codable, Sampled, Hashable {
    /// The id, which grows within a conversation: a later message has a higher one.
    public let id: Int
    /// The conversation.
    public let conversationID: Int
    /// The sender's account; nil for a notice of the service.
    public let senderID: Int?
    /// The kind of content.
    public let type: MessageType
    /// The text; a notice is worded in the reader's language.
    public let text: String
    /// Whether the service posted it as a notice.
    public let system: Bool
    /// The id that the sender made up, by which a repeated attempt is recognized; nil where the client gave none.
    public let clientID: String?
    /// The time at which it was stored.
    public let createdAt: Date
    /// The time of its last change.
    public let updatedAt: Date
    /// The other participants who have read it; without those who have switched receipts off, and empty where the caller has.
    public let readBy: [Int]

    /// Creates a message.
    public init(
        id: Int, conversationID: Int, senderID: Int?, type: MessageType = .text, text: String, system: Bool = false, clientID: String? = nil,
        createdAt: Date, updatedAt: Date, readBy: [Int] = []
    ) {
        self.id = id
        self.conversationID = conversationID
        self.senderID = senderID
        self.type = type
        self.text = text
        self.system = system
        self.clientID = clientID
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.readBy = readBy
    }

    enum CodingKeys: String, CodingKey {
        case id
        case conversationID = "conversationId"
        case senderID = "senderId"
        case type, text, system
        case clientID = "clientId"
        case createdAt, updatedAt, readBy
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(conversationID, forKey: .conversationID)
        try container.encode(senderID, forKey: .senderID)
        try container.encode(type, forKey: .type)
        try container.encode(text, forKey: .text)
        try container.encode(system, forKey: .system)
        try container.encode(clientID, forKey: .clientID)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(readBy, forKey: .readBy)
    }

    /// A message of customer 7, for tests and previews.
    public static let sample = Message(
        id: 31, conversationID: 5, senderID: 7, text: "The gate code is 4411.", clientID: "c0ffee",
        createdAt: Date(timeIntervalSince1970: 1_767_268_800), updatedAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The kind of a message's content.
public enum MessageType: String, Codable, Sendable, Hashable, CaseIterable {
    /// Plain text.
    case text = "TEXT"
}

/// A part of a conversation, oldest message first.
public struct MessagePage: Codable, Sendable, Hashable {
    /// The messages of the page.
    public let items: [Message]
    /// Whether there are more in the direction that was asked for: older ones, or newer ones with `after` and `updatedSince`.
    public let hasMore: Bool

    /// Creates a page.
    public init(items: [Message], hasMore: Bool = false) {
        self.items = items
        self.hasMore = hasMore
    }
}
