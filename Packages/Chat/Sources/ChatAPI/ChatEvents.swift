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
    /// The service wrote a message.
    public static let noticed = EventType<NoticePosted>("chat.noticed")
    /// A person changed for themselves how a conversation is: muted or blocked.
    public static let changed = EventType<ConversationChanged>("chat.changed")
    /// The kind of the changes that tell who is typing, whose id is the person's. They are told to those who listen and stored nowhere.
    public static let typing = "chat.typing"
    /// How long somebody who typed counts as typing.
    public static let typingLifetime = Duration.seconds(7)
}

/// The service wrote a message.
public struct NoticePosted: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The message.
    public let message: Int
    /// What it tells.
    public let kind: NoticeKind

    /// Creates the event's payload.
    public init(conversation: Int, message: Int, kind: NoticeKind) {
        self.conversation = conversation
        self.message = message
        self.kind = kind
    }
}

/// A person changed for themselves how a conversation is.
public struct ConversationChanged: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// Who changed it.
    public let person: Int

    /// Creates the event's payload.
    public init(conversation: Int, person: Int) {
        self.conversation = conversation
        self.person = person
    }
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
