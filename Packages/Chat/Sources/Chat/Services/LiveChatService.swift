import ChatAPI
import Core
import Networking

/// Conversations over the API; lists end after a hundred entries.
struct LiveChatService: ChatService {
    let client: APIClient

    func conversations() async throws(APIError) -> [Conversation] {
        try await client.call(ChatEndpoints.conversations, ConversationListRequest(limit: 100)).items
    }

    func open(with person: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.open, OpenConversation(otherUserID: person))
    }

    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage {
        try await client.call(ChatEndpoints.messages, MessageListRequest(id: conversation, before: before))
    }

    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] {
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

    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message {
        try await client.call(ChatEndpoints.send, SendMessage(id: conversation, text: text, clientID: clientID))
    }

    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.read, MarkRead(id: conversation, messageID: message))
    }

    func typing(in conversation: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.typing, IDInput(id: conversation))
    }

    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage {
        try await client.call(ChatEndpoints.search, MessageSearch(query: text, before: before))
    }

    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.mute, MuteConversation(id: conversation, muted: isMuted))
    }

    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.block, BlockPerson(id: conversation, blocked: isBlocked))
    }

    func report(_ report: ReportConversation) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.report, report)
    }

    func reports() async throws(APIError) -> [ConversationReport] {
        try await client.call(ChatEndpoints.reports, ReportListRequest(limit: 100)).items
    }

    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] {
        try await client.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: order))
    }

    func join(_ conversation: Int) async throws(APIError) -> Conversation {
        try await client.call(ChatEndpoints.join, IDInput(id: conversation))
    }

    func leave(_ conversation: Int) async throws(APIError) {
        _ = try await client.call(ChatEndpoints.leave, IDInput(id: conversation))
    }
}
