public import Persistence

/// A database on a PostgreSQL server, which several processes may use.
///
/// ```swift
/// let database = try PostgresDatabase(PostgresSettings(url: "postgres://tumble@localhost/tumble"))
/// ```
///
/// Transactions run on a pool of connections, each with a thread of its own. A connection that is lost is replaced; a transaction that it interrupted
/// before its commit is run again, as is one that couldn't be kept apart from another. All that ends with ``PostgresSettings/timeout``.
public final class PostgresDatabase: Database {
    /// PostgreSQL's dialect.
    public var dialect: Dialect { .postgres }

    private let pool: PostgresPool
    private let listener: PostgresListener

    /// Makes a database; the first transaction connects.
    ///
    /// - Throws: ``DatabaseError`` for an address that can't be read.
    public init(_ settings: PostgresSettings) throws {
        try PostgresOpening.check(settings.url)
        pool = try PostgresPool(settings)
        listener = try PostgresListener(settings)
    }

    deinit {
        pool.close()
        listener.close()
    }

    /// Runs `body` on a snapshot of the data. A cancelled task interrupts the statement under way.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` with `readOnly` for a statement that changes data, `unavailable` when there was no connection in time.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await pool.run(.read, CallersLanguage.keep(body))
    }

    /// Runs `body` in a transaction and returns once its changes are durable; nothing of it remains when it throws.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` with `commitUnknown` when the connection was lost while it was committed.
    @discardableResult
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await pool.run(.write(isolation), CallersLanguage.keep(body))
    }

    /// Yields after an announcement was committed for a channel, by this process or another; also after each new connection.
    public func announcements(of channel: String) -> AsyncStream<Void> {
        listener.listen(to: channel)
    }

    /// What is sent on a channel from now on, by this process or another, until the database is closed. It begins with `listening`.
    public func messages(on channel: String) -> AsyncStream<PostgresMessage> {
        listener.listenToMessages(on: channel)
    }

    /// Sends a message to all who listen to a channel now, on whichever process; it is stored nowhere.
    ///
    /// - Parameter text: 1 to 7,999 bytes.
    /// - Throws: ``DatabaseError`` where there was no connection in time.
    public func send(_ text: String, on channel: String) async throws {
        try await write { _ = try $0.rows("SELECT pg_notify(\(channel), \(text))") }
    }

    /// Waits for what is under way, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    public func close() async throws {
        pool.close()
        await pool.ended()
        listener.close()
    }

    /// Reads every table of the current schema, so that the server compares its checksums, and looks for indexes that were left unfinished.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` that names the first damage found.
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
