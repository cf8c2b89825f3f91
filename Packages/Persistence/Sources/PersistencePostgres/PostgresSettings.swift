/// The address of a PostgreSQL server, and limits on its use.
public struct PostgresSettings: Sendable {
    /// The address in libpq's form, such as `postgres://name:password@host/database?sslmode=verify-full`. Don't log it, since it may contain a password.
    public var url: String
    /// The most connections for transactions; one more listens for announcements.
    public var connections: Int
    /// The time limit for getting a connection, for repeating a transaction, and for a statement.
    public var timeout: Duration
    /// The time limit for a lock held by another transaction.
    public var lockTimeout: Duration

    /// Creates settings.
    public init(url: String, connections: Int = 16, timeout: Duration = .seconds(10), lockTimeout: Duration = .seconds(5)) {
        self.url = url
        self.connections = max(1, connections)
        self.timeout = timeout
        self.lockTimeout = lockTimeout
    }
}

extension Duration {
    /// The duration in whole milliseconds.
    var milliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
