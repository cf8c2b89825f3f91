public import Core

/// The topic that clients follow notifications by.
public enum NotificationsTopics {
    /// A person's notifications, for that person only. A change says that the list or the number of unread ones is different.
    public static func list(of person: Int) -> Topic { "people/\(person)/notifications" }
    /// The kind of the changes, which aren't stored.
    public static let changed = "notifications.changed"
}
