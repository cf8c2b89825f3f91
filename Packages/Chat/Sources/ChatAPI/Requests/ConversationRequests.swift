public import Core

/// Lists the caller's conversations, the one with the newest message first.
public struct ConversationListRequest: Codable, Sendable, Hashable {
    /// The page of the list.
    public var page: PageRequest

    /// Creates a request; without numbers, for the first page.
    public init(page: Int? = nil, limit: Int? = nil) { self.page = PageRequest(page: page, limit: limit) }

    /// Reads the page's own keys.
    public init(from decoder: any Decoder) throws { page = try PageRequest(from: decoder) }

    /// Writes the page's own keys.
    public func encode(to encoder: any Encoder) throws { try page.encode(to: encoder) }
}

/// Opens the conversation with another person, creating it where there is none.
public struct OpenConversation: Codable, Sendable, Hashable {
    /// The account of the other person.
    public var otherUserID: Int

    /// Creates a request.
    public init(otherUserID: Int) { self.otherUserID = otherUserID }

    enum CodingKeys: String, CodingKey {
        case otherUserID = "otherUserId"
    }
}

/// Lists the conversations about an order, for dispatchers.
public struct OrderConversationsRequest: Codable, Sendable, Hashable {
    /// The number of the order.
    public var orderID: Int

    /// Creates a request.
    public init(orderID: Int) { self.orderID = orderID }

    enum CodingKeys: String, CodingKey {
        case orderID = "orderId"
    }
}

/// Mutes a conversation for the caller, or unmutes it.
public struct MuteConversation: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Whether unread messages leave the badge alone.
    public var muted: Bool

    /// Creates a request.
    public init(id: Int, muted: Bool) {
        self.id = id
        self.muted = muted
    }
}

/// Blocks the other person of a conversation, or unblocks them.
public struct BlockPerson: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// Whether the two can no longer write to each other, except while an order is under way.
    public var blocked: Bool

    /// Creates a request.
    public init(id: Int, blocked: Bool) {
        self.id = id
        self.blocked = blocked
    }
}
