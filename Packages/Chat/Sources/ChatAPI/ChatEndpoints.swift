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
        .post, "/chat/conversations/{id}/messages", access: .signedIn, rate: RateLimit(count: 120, per: .seconds(60)), success: 201,
        summary: "Sends a message, once per client id.")

    /// Marks a conversation as read.
    public static let read = Endpoint<MarkRead, Conversation>(
        .post, "/chat/conversations/{id}/read", access: .signedIn, summary: "Says that the caller has read a conversation up to a message.")

    /// Messages that hold a text.
    public static let search = Endpoint<MessageSearch, MessagePage>(
        .get, "/chat/messages", access: .signedIn, rate: RateLimit(count: 60, per: .seconds(60)),
        summary: "Messages of the caller's conversations that hold a text, the newest first.")

    /// Tells that the caller is typing.
    public static let typing = Endpoint<IDInput, NoOutput>(
        .post, "/chat/conversations/{id}/typing", access: .signedIn, rate: RateLimit(count: 30, per: .seconds(60)),
        summary: "Tells the others that the caller is typing, which holds for seven seconds.")

    /// Mutes a conversation.
    public static let mute = Endpoint<MuteConversation, Conversation>(
        .put, "/chat/conversations/{id}/mute", access: .signedIn, summary: "Says whether the caller wants a badge for a conversation.")

    /// Blocks the other person.
    public static let block = Endpoint<BlockPerson, Conversation>(
        .put, "/chat/conversations/{id}/block", access: .signedIn,
        summary: "Blocks the other person: neither can write to the other but while an order of theirs is under way.")

    /// Reports the other person.
    public static let report = Endpoint<ReportConversation, NoOutput>(
        .post, "/chat/conversations/{id}/reports", access: .signedIn, rate: RateLimit(count: 10, per: .seconds(3600)), success: 201,
        summary: "Reports the other person to dispatchers and administrators.")

    /// What was reported.
    public static let reports = Endpoint<ReportListRequest, Page<ConversationReport>>(
        .get, "/chat/reports", access: .roles([.dispatcher, .admin]), summary: "What was reported, the newest first.")

    /// The conversations about an order.
    public static let ofOrder = Endpoint<OrderConversationsRequest, [Conversation]>(
        .get, "/chat/orders/{orderId}/conversations", access: .roles([.dispatcher]),
        summary: "The conversations about an order that a dispatcher may join, without what is written there.")

    /// Joins a conversation.
    public static let join = Endpoint<IDInput, Conversation>(
        .post, "/chat/conversations/{id}/join", access: .roles([.dispatcher]),
        summary: "Lets a dispatcher take part in a conversation, which a message there tells.")

    /// Leaves a conversation.
    public static let leave = Endpoint<IDInput, NoOutput>(
        .post, "/chat/conversations/{id}/leave", access: .roles([.dispatcher]),
        summary: "Lets a dispatcher who joined a conversation leave it, which a message there tells.")
}
