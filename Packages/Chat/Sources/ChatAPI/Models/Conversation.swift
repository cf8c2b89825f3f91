public import Core
public import Foundation

/// A conversation between two people, as one of its participants sees it.
public struct Conversation: Codable, Sampled, Hashable {
    /// The number of the conversation.
    public let id: Int
    /// Everybody who takes part, including the caller.
    public let participants: [Participant]
    /// The newest order that the two shared when the conversation was last opened; nil where they shared none.
    public let orderID: Int?
    /// The newest message or notice; nil where nothing was written yet.
    public let lastMessage: Message?
    /// The time at which the newest message was sent.
    public let lastMessageAt: Date?
    /// The number of other people's messages that the caller hasn't read; notices don't count.
    public let unreadCount: Int
    /// Whether the caller has muted it, so that it adds nothing to the badge.
    public let isMuted: Bool
    /// Whether the caller has blocked the other person.
    public let isBlocked: Bool
    /// Whether it can only be read, because all orders of the two ended more than a day ago.
    public let isClosed: Bool

    /// Creates a conversation.
    public init(
        id: Int, participants: [Participant], orderID: Int? = nil, lastMessage: Message? = nil, unreadCount: Int = 0, isMuted: Bool = false,
        isBlocked: Bool = false, isClosed: Bool = false
    ) {
        self.id = id
        self.participants = participants
        self.orderID = orderID
        self.lastMessage = lastMessage
        lastMessageAt = lastMessage?.createdAt
        self.unreadCount = unreadCount
        self.isMuted = isMuted
        self.isBlocked = isBlocked
        self.isClosed = isClosed
    }

    /// Returns the other participant; for a dispatcher who joined, the first.
    public func other(than person: Int?) -> Participant? {
        participants.first { $0.id != person }
    }

    enum CodingKeys: String, CodingKey {
        case id, participants
        case orderID = "orderId"
        case lastMessage, lastMessageAt, unreadCount, isMuted, isBlocked, isClosed
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
        try container.encode(isMuted, forKey: .isMuted)
        try container.encode(isBlocked, forKey: .isBlocked)
        try container.encode(isClosed, forKey: .isClosed)
    }

    /// A conversation of customer 7 and driver 9, for tests and previews.
    public static let sample = Conversation(
        id: 5, participants: [Participant(id: 7, name: "Casey Customer", role: .customer), Participant(id: 9, name: "Dana Driver", role: .driver)],
        orderID: 12, lastMessage: .sample, unreadCount: 1)
}
