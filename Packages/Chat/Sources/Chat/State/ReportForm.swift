public import ChatAPI

/// A report that is being written.
public struct ReportForm: Sendable, Equatable {
    /// The conversation.
    public let conversationID: Int
    /// The message at fault.
    public let messageID: Int?
    /// Why.
    public var reason = ReportReason.abuse
    /// In the person's own words.
    public var note = ""
    /// Whether it is being sent.
    public var isSending = false
    /// What is wrong with it.
    public var message: String?

    /// Creates an empty form.
    public init(conversationID: Int, messageID: Int? = nil) {
        self.conversationID = conversationID
        self.messageID = messageID
    }
}
