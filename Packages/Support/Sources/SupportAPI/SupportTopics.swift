public import Core

/// The topics that clients follow tickets by.
public enum SupportTopics {
    /// A person's own tickets, for that person only. Internal notes and the work of the queue aren't published on it.
    public static func tickets(of person: Int) -> Topic { "people/\(person)/tickets" }

    /// All tickets and notes, for dispatchers and administrators.
    public static let desk: Topic = "support/desk"
}
