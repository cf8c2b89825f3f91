public import Core

/// What one can be told changes of.
public enum ChatTopics {
    /// A person's list of conversations with its unread counts: for that person.
    public static func conversations(of person: Int) -> Topic { "people/\(person)/conversations" }
    /// One conversation: for its participants.
    public static func conversation(_ id: Int) -> Topic { "conversations/\(id)" }
}
