public import Core

/// What happens in conversations.
public enum ChatEvents {
    /// The name of the aggregate under which the events are numbered.
    public static let aggregate = "conversation"
    /// A conversation was made.
    public static let opened = EventType<ConversationOpened>("chat.opened")
    /// A message was sent.
    public static let messageSent = EventType<MessageSent>("chat.messageSent")
    /// Somebody read a conversation.
    public static let read = EventType<ConversationRead>("chat.read")
}

/// A conversation was made.
public struct ConversationOpened: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// Who takes part.
    public let participants: [Int]

    /// Creates the event's payload.
    public init(conversation: Int, participants: [Int]) {
        self.conversation = conversation
        self.participants = participants
    }
}

/// A message was sent. What it says is not part of the event.
public struct MessageSent: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The message.
    public let message: Int
    /// Who sent it.
    public let sender: Int
    /// Who takes part beside the sender.
    public let recipients: [Int]

    /// Creates the event's payload.
    public init(conversation: Int, message: Int, sender: Int, recipients: [Int]) {
        self.conversation = conversation
        self.message = message
        self.sender = sender
        self.recipients = recipients
    }
}

/// Somebody read a conversation.
public struct ConversationRead: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// Who read it.
    public let person: Int
    /// The last message that was read.
    public let message: Int

    /// Creates the event's payload.
    public init(conversation: Int, person: Int, message: Int) {
        self.conversation = conversation
        self.person = person
        self.message = message
    }
}
