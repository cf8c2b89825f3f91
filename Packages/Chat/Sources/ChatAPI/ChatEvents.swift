public import Core

/// The events of conversations.
public enum ChatEvents {
    /// The aggregate under which the events of a conversation are numbered.
    public static let aggregate = "conversation"
    /// Two people's conversation was created.
    public static let opened = EventType<ConversationOpened>("chat.opened")
    /// A message was sent.
    public static let messageSent = EventType<MessageSent>("chat.messageSent")
    /// Somebody read a conversation.
    public static let read = EventType<ConversationRead>("chat.read")
    /// The service posted a notice.
    public static let noticed = EventType<NoticePosted>("chat.noticed")
    /// A person muted or blocked, or a dispatcher left: a change for that person's own pages.
    public static let changed = EventType<ConversationChanged>("chat.changed")
    /// The kind of a change that says who is typing, whose id is the person's. It is published to followers and stored nowhere.
    public static let typing = "chat.typing"
    /// The time for which somebody counts as typing after such a change.
    public static let typingLifetime = Duration.seconds(7)
}

/// The payload of ``ChatEvents/noticed``.
public struct NoticePosted: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The message that holds the notice.
    public let message: Int
    /// The kind of the notice.
    public let kind: NoticeKind

    /// Creates the event's payload.
    public init(conversation: Int, message: Int, kind: NoticeKind) {
        self.conversation = conversation
        self.message = message
        self.kind = kind
    }
}

/// The payload of ``ChatEvents/changed``.
public struct ConversationChanged: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The person whose pages show the change.
    public let person: Int

    /// Creates the event's payload.
    public init(conversation: Int, person: Int) {
        self.conversation = conversation
        self.person = person
    }
}

/// The payload of ``ChatEvents/opened``.
public struct ConversationOpened: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The two people whom it belongs to.
    public let participants: [Int]

    /// Creates the event's payload.
    public init(conversation: Int, participants: [Int]) {
        self.conversation = conversation
        self.participants = participants
    }
}

/// The payload of ``ChatEvents/messageSent``, which leaves out the text.
public struct MessageSent: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The message.
    public let message: Int
    /// The sender's account.
    public let sender: Int
    /// Everybody who takes part except the sender.
    public let recipients: [Int]

    /// Creates the event's payload.
    public init(conversation: Int, message: Int, sender: Int, recipients: [Int]) {
        self.conversation = conversation
        self.message = message
        self.sender = sender
        self.recipients = recipients
    }
}

/// The payload of ``ChatEvents/read``.
public struct ConversationRead: Codable, Sendable, Hashable {
    /// The conversation.
    public let conversation: Int
    /// The person who read it.
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
