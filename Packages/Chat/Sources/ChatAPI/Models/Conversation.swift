public import Core
public import Foundation

/// A conversation between two people, as one of them sees it.
public struct Conversation: Codable, Sampled, Hashable {
    /// The id.
    public let id: Int
    /// Who takes part, the caller too.
    public let participants: [Participant]
    /// The newest order that they shared when it was last opened; nil where there is none.
    public let orderID: Int?
    /// The newest message.
    public let lastMessage: Message?
    /// When it was sent.
    public let lastMessageAt: Date?
    /// How many messages of others the caller has not read.
    public let unreadCount: Int

    /// Creates a conversation.
    public init(id: Int, participants: [Participant], orderID: Int? = nil, lastMessage: Message? = nil, unreadCount: Int = 0) {
        self.id = id
        self.participants = participants
        self.orderID = orderID
        self.lastMessage = lastMessage
        lastMessageAt = lastMessage?.createdAt
        self.unreadCount = unreadCount
    }

    /// The other participant.
    public func other(than person: Int?) -> Participant? {
        participants.first { $0.id != person }
    }

    enum CodingKeys: String, CodingKey {
        case id, participants
        case orderID = "orderId"
        case lastMessage, lastMessageAt, unreadCount
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(participants, forKey: .participants)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(lastMessage, forKey: .lastMessage)
        try container.encode(lastMessageAt, forKey: .lastMessageAt)
        try container.encode(unreadCount, forKey: .unreadCount)
    }

    /// A conversation of customer 7 and driver 9, for tests and previews.
    public static let sample = Conversation(
        id: 5, participants: [Participant(id: 7, name: "Casey Customer", role: .customer), Participant(id: 9, name: "Dana Driver", role: .driver)],
        orderID: 12, lastMessage: .sample, unreadCount: 1)
}
