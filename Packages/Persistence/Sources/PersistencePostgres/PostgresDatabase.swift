public import Persistence

/// A database on a PostgreSQL server, which several processes may share.
///
/// ```swift
/// let database = try PostgresDatabase(PostgresSettings(url: "postgres://tumble@localhost/tumble"))
/// ```
///
/// Transactions run on a pool of connections, each with its own thread. A lost connection is replaced; a transaction that was interrupted
/// before its commit, or that conflicted with another, is run again until ``PostgresSettings/timeout``.
public final class PostgresDatabase: Database {
    /// PostgreSQL's dialect.
    public var dialect: Dialect { .postgres }

    private let pool: PostgresPool
    /// The connections for health checks and leases.
    private let vitalPool: PostgresPool
    private let listener: PostgresListener

    /// Creates a database; the first transaction connects.
    ///
    /// - Throws: ``DatabaseError`` for an invalid address.
    public init(_ settings: PostgresSettings) throws {
        try PostgresOpening.check(settings.url)
        listener = try PostgresListener(settings)
        pool = try PostgresPool(settings, connections: settings.connections, listener: listener)
        vitalPool = try PostgresPool(settings, connections: PostgresSettings.vitalConnections, listener: listener)
    }

    deinit {
        pool.close()
        vitalPool.close()
        listener.close()
    }

    private var currentPool: PostgresPool { TransactionPriority.current == .vital ? vitalPool : pool }

    /// Runs `body` on a snapshot of the data. Canceling the task interrupts the current statement.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` with `readOnly` for a statement that changes data, `unavailable` if no connection became free in
    /// time.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await currentPool.run(.read, CallersLanguage.keep(body))
    }

    /// Runs `body` in a transaction and returns once its changes are durable. If it throws, no change remains.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` with `commitUnknown` if the connection was lost during the commit.
    @discardableResult
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await currentPool.run(.write(isolation), CallersLanguage.keep(body))
    }

    /// Yields after any process committed an announcement for a channel: one of this process at once, others soon, and those of a process that was killed
    /// before it could send them within ``PostgresSettings/lookInterval``. Also yields after each reconnect.
    public func announcements(of channel: String) -> AsyncStream<Void> {
        listener.listen(to: channel)
    }

    /// Returns the messages that any process sends on a channel, until the database is closed. Starts with `listening`.
    public func messages(on channel: String) -> AsyncStream<PostgresMessage> {
        listener.listenToMessages(on: channel)
    }

    /// Sends a message to all current listeners of a channel, in any process. It is not stored.
    ///
    /// - Parameter text: 1 to 7,999 bytes.
    /// - Throws: ``DatabaseError`` if no connection became free in time.
    public func send(_ text: String, on channel: String) async throws {
        try await write { _ = try $0.rows("SELECT pg_notify(\(channel), \(text))") }
    }

    /// The number of times that transactions waited for the server so far; for tests.
    package var roundTrips: Int { pool.roundTrips }

    /// Waits for running transactions, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    public func close() async throws {
        pool.close()
        vitalPool.close()
        await pool.ended()
        await vitalPool.ended()
        listener.close()
        await listener.ended()
    }

    /// Reads every table of the current schema, which makes the server verify its checksums, and looks for invalid indexes.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` and the first damage found.
    public func check() async throws {
        let names = try await read { transaction in
            let broken = try transaction.values(String.self, "SELECT CAST(indexrelid::regclass AS TEXT) FROM pg_index WHERE NOT indisvalid")
            guard broken.isEmpty else {
                throw DatabaseError(code: .corrupt, message: "Indexes are damaged: \(broken.joined(separator: ", ")). To fix, run REINDEX on them.")
            }
            return try transaction.values(String.self, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename")
        }
        for name in names { _ = try await read { try $0.value(Int.self, "SELECT COUNT(*) FROM \(identifier: name)") } }
    }
}
