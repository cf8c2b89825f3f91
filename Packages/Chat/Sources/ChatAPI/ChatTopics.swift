public import Core

/// The topics that clients follow conversations by.
public enum ChatTopics {
    /// A person's list of conversations with its unread counts, for that person only.
    public static func conversations(of person: Int) -> Topic { "people/\(person)/conversations" }
    /// One conversation, for its participants only.
    public static func conversation(_ id: Int) -> Topic { "conversations/\(id)" }
}
