public import Core
import HTTPTypes

/// The operations on conversations. None takes an `Idempotency-Key`: a message has its `clientId`, the others may be repeated freely.
public enum ChatEndpoints {
    /// The caller's conversations.
    public static let conversations = Endpoint<ConversationListRequest, Page<Conversation>>(
        .get, "/chat/conversations", access: .signedIn, summary: "The caller's conversations, the one with the newest message first.")

    /// The conversation with somebody.
    public static let open = Endpoint<OpenConversation, Conversation>(
        .post, "/chat/conversations/with/{otherUserId}", access: .signedIn,
        summary: "The conversation with somebody with whom the caller shares an order, made where there is none.")

    /// A part of a conversation.
    public static let messages = Endpoint<MessageListRequest, MessagePage>(
        .get, "/chat/conversations/{id}/messages", access: .signedIn, summary: "Messages of a conversation by cursor, the oldest first.")

    /// Sends a message.
    public static let send = Endpoint<SendMessage, Message>(
        .post, "/chat/conversations/{id}/messages", access: .signedIn, success: 201,
        summary: "Sends a message, once per client id.")

    /// Marks a conversation as read.
    public static let read = Endpoint<MarkRead, Conversation>(
        .post, "/chat/conversations/{id}/read", access: .signedIn, summary: "Says that the caller has read a conversation up to a message.")
}
