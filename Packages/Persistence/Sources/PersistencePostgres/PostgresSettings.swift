/// Where a PostgreSQL server is, and what is asked of it.
public struct PostgresSettings: Sendable {
    /// The address in libpq's form, such as `postgres://name:password@host/database?sslmode=verify-full`. It may hold a password: don't log it.
    public var url: String
    /// The most connections that are kept open for transactions; one more listens for announcements.
    public var connections: Int
    /// How long a caller waits for a connection, a transaction may be run again, and a statement may take.
    public var timeout: Duration
    /// How long a statement waits for a lock that another transaction holds.
    public var lockTimeout: Duration

    /// Makes settings.
    public init(url: String, connections: Int = 16, timeout: Duration = .seconds(10), lockTimeout: Duration = .seconds(5)) {
        self.url = url
        self.connections = max(1, connections)
        self.timeout = timeout
        self.lockTimeout = lockTimeout
    }
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
