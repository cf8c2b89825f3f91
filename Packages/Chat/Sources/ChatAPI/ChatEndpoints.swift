public import Core
import HTTPTypes

/// The endpoints of conversations. None takes an `Idempotency-Key`: a message has its `clientId`, and the others may be repeated freely.
public enum ChatEndpoints {
    /// Lists the caller's conversations.
    public static let conversations = Endpoint<ConversationListRequest, Page<Conversation>>(
        .get, "/chat/conversations", access: .signedIn, viewing: .refused, summary: "Lists the caller's conversations, the one with the newest message first.")

    /// Opens the conversation with another person.
    public static let open = Endpoint<OpenConversation, Conversation>(
        .post, "/chat/conversations/with/{otherUserId}", access: .signedIn,
        summary: "Opens the conversation with a person whom the caller shares an order with, creating it where there is none.")

    /// Lists messages of a conversation.
    public static let messages = Endpoint<MessageListRequest, MessagePage>(
        .get, "/chat/conversations/{id}/messages", access: .signedIn, viewing: .refused, summary: "Lists messages of a conversation by cursor, oldest first.")

    /// Sends a message.
    public static let send = Endpoint<SendMessage, Message>(
        .post, "/chat/conversations/{id}/messages", access: .signedIn, rate: RateLimit(count: 120, per: .seconds(60)), success: 201,
        summary: "Sends a message, once per client id.")

    /// Marks a conversation as read.
    public static let read = Endpoint<MarkRead, Conversation>(
        .post, "/chat/conversations/{id}/read", access: .signedIn, summary: "Marks a conversation as read up to a message.")

    /// Searches the caller's messages.
    public static let search = Endpoint<MessageSearch, MessagePage>(
        .get, "/chat/messages", access: .signedIn, viewing: .refused, rate: RateLimit(count: 60, per: .seconds(60)),
        summary: "Searches the caller's conversations for messages that contain a text, newest first.")

    /// Publishes that the caller is typing.
    public static let typing = Endpoint<IDInput, NoOutput>(
        .post, "/chat/conversations/{id}/typing", access: .signedIn, rate: RateLimit(count: 30, per: .seconds(60)),
        summary: "Publishes that the caller is typing, for the next seven seconds.")

    /// Mutes or unmutes a conversation.
    public static let mute = Endpoint<MuteConversation, Conversation>(
        .put, "/chat/conversations/{id}/mute", access: .signedIn, summary: "Mutes a conversation for the caller, or unmutes it.")

    /// Blocks or unblocks the other person.
    public static let block = Endpoint<BlockPerson, Conversation>(
        .put, "/chat/conversations/{id}/block", access: .signedIn,
        summary: "Blocks the other person, or unblocks them: the two can write to each other only while an order of theirs is under way.")

    /// Reports the other person.
    public static let report = Endpoint<ReportConversation, NoOutput>(
        .post, "/chat/conversations/{id}/reports", access: .signedIn, rate: RateLimit(count: 10, per: .seconds(3600)), success: 201,
        summary: "Reports the other person to dispatchers and administrators.")

    /// Lists the reports.
    public static let reports = Endpoint<ReportListRequest, Page<ConversationReport>>(
        .get, "/chat/reports", access: .roles([.dispatcher, .admin]), viewing: .refused, summary: "Lists the reports, newest first.")

    /// Lists the conversations about an order.
    public static let ofOrder = Endpoint<OrderConversationsRequest, [Conversation]>(
        .get, "/chat/orders/{orderId}/conversations", access: .roles([.dispatcher]), viewing: .refused,
        summary: "Lists the conversations about an order that a dispatcher may join, without their messages.")

    /// Joins a conversation.
    public static let join = Endpoint<IDInput, Conversation>(
        .post, "/chat/conversations/{id}/join", access: .roles([.dispatcher]),
        summary: "Joins a conversation as a dispatcher, with a notice to its participants.")

    /// Leaves a conversation.
    public static let leave = Endpoint<IDInput, NoOutput>(
        .post, "/chat/conversations/{id}/leave", access: .roles([.dispatcher]),
        summary: "Leaves a conversation that the dispatcher has joined, with a notice to its participants.")
}
