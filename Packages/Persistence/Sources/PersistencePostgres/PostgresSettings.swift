public import Core

/// The address of a PostgreSQL server, and limits on its use.
public struct PostgresSettings: Sendable {
    /// The address in libpq's form, such as `postgres://name:password@host/database?sslmode=verify-full`. Don't log it, since it may contain a password.
    public var url: String
    /// The most connections for transactions; ``vitalConnections`` more are kept for health checks and leases, and one listens for announcements.
    public var connections: Int
    /// The time limit for getting a connection, for repeating a transaction, and for a statement.
    public var timeout: Duration
    /// The time limit for a lock held by another transaction.
    public var lockTimeout: Duration
    /// The time limit for a transaction whose process sends nothing, so that one that hangs doesn't hold its locks.
    public var idleTimeout = Duration.seconds(30)
    /// The most connections for transactions with the priority `vital`.
    static let vitalConnections = 2
    /// The interval at which listeners are notified if anything was committed, in case an announcement was lost with the process that made it.
    public var lookInterval = Duration.seconds(1)

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

extension PostgresSettings {
    static let address = Setting(
        "DATABASE_URL", .other("an address such as postgres:/" + "/name:password@host/database"), defaults: SettingDefaults(""), isSecret: true,
        empty: .some(nil), "PostgreSQL database to use instead of the SQLite file, for more than one server. May contain a password. Empty: the file."
    ) { text -> String?? in text.hasPrefix("postgres:/" + "/") || text.hasPrefix("postgresql:/" + "/") ? .some(text) : nil }

    static let mostConnections = Setting.number(
        "DATABASE_CONNECTIONS", 1...1000, unit: "connections", default: 16,
        "Most PostgreSQL connections for transactions. Three more serve health checks, leases and notifications.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [address, mostConnections]

    /// Reads the settings.
    ///
    /// - Returns: nil if no server is configured.
    /// - Throws: `SettingError` with the key and how to fix it, without the password.
    public init?(_ values: SettingValues) throws(SettingError) {
        let connections = try values[Self.mostConnections]
        guard let address = try values[Self.address] else { return nil }
        self.init(url: address, connections: connections)
    }
}
