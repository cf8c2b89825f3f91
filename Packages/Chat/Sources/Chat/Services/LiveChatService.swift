public import ChatAPI
public import Core
public import Networking

/// Conversations over the API.
public struct LiveChatService: ChatService {
    private let client: APIClient

    /// Creates the service.
    public init(client: APIClient) { self.client = client }

    /// The latest hundred conversations.
    public func conversations() async throws(APIError) -> [Conversation] {
        try await client.call(ChatEndpoints.conversations, ConversationListRequest(limit: 100)).items
    }

    /// The conversation with somebody, made where there is none.
    public func open(with person: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.open, OpenConversation(otherUserID: person))
    }

    /// The newest messages, or the nearest ones before a message.
    public func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage {
        try await client.call(ChatEndpoints.messages, MessageListRequest(id: conversation, before: before))
    }

    /// All messages after one, page by page.
    public func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] {
        var messages: [Message] = []
        var hasMore = true
        while hasMore {
            let request = MessageListRequest(id: conversation, after: messages.last?.id ?? after, limit: 100)
            let page = try await client.call(ChatEndpoints.messages, request)
            messages += page.items
            hasMore = page.hasMore && !page.items.isEmpty
        }
        return messages
    }

    /// Sends a message; with the same client id it may be tried again.
    public func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message {
        try await client.call(ChatEndpoints.send, SendMessage(id: conversation, text: text, clientID: clientID))
    }

    /// Says that a conversation was read up to a message.
    public func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.read, MarkRead(id: conversation, messageID: message))
    }

    /// Says that the person is typing.
    public func typing(in conversation: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.typing, IDInput(id: conversation))
    }

    /// Messages of the person's conversations that hold a text, twenty at a time.
    public func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage {
        try await client.call(ChatEndpoints.search, MessageSearch(query: text, before: before))
    }

    /// Mutes a conversation, or no longer.
    public func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.mute, MuteConversation(id: conversation, muted: isMuted))
    }

    /// Blocks the other person of a conversation, or no longer.
    public func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.block, BlockPerson(id: conversation, blocked: isBlocked))
    }

    /// Reports the other person of a conversation.
    public func report(_ report: ReportConversation) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.report, report)
    }

    /// The latest hundred reports.
    public func reports() async throws(APIError) -> [ConversationReport] {
        try await client.call(ChatEndpoints.reports, ReportListRequest(limit: 100)).items
    }

    /// The conversations about an order.
    public func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] {
        try await client.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: order))
    }

    /// Lets a dispatcher take part in a conversation.
    public func join(_ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.join, IDInput(id: conversation))
    }

    /// Lets a dispatcher who joined a conversation leave it.
    public func leave(_ conversation: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.leave, IDInput(id: conversation))
    }
}
