/// The urgency of a task's transactions.
///
/// ```swift
/// TransactionPriority.$current.withValue(.background) { group.addTask { await deliver() } }
/// ```
public enum TransactionPriority: Sendable {
    /// The server's own signs of life: health checks, and leases that other processes would take. On PostgreSQL, connections are kept for them, so that
    /// they don't wait for those that everything else uses; on SQLite they are like requests.
    case vital
    /// Somebody waits for the response.
    case request
    /// Nobody waits: subscribers of events, and periodic jobs. On SQLite, where writes run one after another, it gets a share of the time while requests
    /// wait, and all of it otherwise.
    case background

    /// The priority of the transactions of a task and of its children.
    @TaskLocal public static var current = TransactionPriority.request
}
