/// The urgency of writes, where they run one after another, as on SQLite. PostgreSQL runs them beside each other.
///
/// ```swift
/// WritePriority.$current.withValue(.background) { group.addTask { await deliver() } }
/// ```
public enum WritePriority: Sendable {
    /// Somebody waits for the response.
    case request
    /// Nobody waits: subscribers of events, and periodic jobs. It gets a share of the time while requests wait, and all of it otherwise.
    case background

    /// The priority of the writes of a task and of its children.
    @TaskLocal public static var current = WritePriority.request
}
