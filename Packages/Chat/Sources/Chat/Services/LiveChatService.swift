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
}
