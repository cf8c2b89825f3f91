public import Core
import GRDB
public import Persistence

/// A database in a SQLite file, or in memory.
///
/// ```swift
/// let database = try SQLiteDatabase(path: "data/tumble.sqlite")
/// ```
///
/// WAL, `synchronous = FULL`, foreign keys on. Reads run in parallel, each on a snapshot. Writes that wait at the same time share one commit, each in
/// a savepoint of its own: one that throws is rolled back alone, and each is answered after the commit.
public final class SQLiteDatabase: Persistence.Database {
    /// SQLite's dialect.
    public var dialect: Dialect { .sqlite }

    private let writer: any DatabaseWriter
    private let writes: WriteQueue
    private let announced = Announcements()

    /// Opens a file, makes it when there is none, and checks the integrity of what it holds.
    ///
    /// - Throws: ``DatabaseError`` that names the path and the fix, for example when the folder is missing or the file is damaged.
    public convenience init(path: String) throws {
        try self.init(path: path, patience: .seconds(10), clock: SystemClock())
    }

    /// Opens a file as ``init(path:)`` does.
    ///
    /// - Parameter patience: how long a write waits for its turn; then it is withdrawn and throws ``DatabaseError`` with `timeout`. One that has begun, or
    ///   shares a commit with others, is never interrupted.
    public convenience init(path: String, patience: Duration, clock: any Clock) throws {
        self.init(writer: try SQLiteOpening.file(path), patience: patience, clock: clock)
    }

    /// A new database in memory, which ends with the value. Its reads and writes run one at a time.
    public static func inMemory() throws -> SQLiteDatabase {
        SQLiteDatabase(writer: try SQLiteOpening.memory(), patience: .seconds(10), clock: SystemClock())
    }

    init(writer: any DatabaseWriter, patience: Duration, clock: any Clock) {
        self.writer = writer
        writes = WriteQueue(writer: writer, announcements: announced, patience: patience, clock: clock)
    }

    /// Runs `body` on a snapshot of the data, in parallel with other reads and with a write.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` with `readOnly` for a statement that changes data, `cancelled` when the task was cancelled.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        let body = CallersLanguage.keep(body)
        do {
            let (result, actions) = try await writer.read { [announced] connection in
                let transaction = Transaction(connection: SQLiteConnection(connection, announced))
                defer { _ = transaction.finish() }
                let result = try body(transaction)
                return (result, transaction.finish())
            }
            for action in actions { action() }
            return result
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    /// Runs `body` in a transaction and returns once its changes are durable; nothing of it remains when it throws. Writes are serial, whatever the isolation.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` when the commit fails.
    @discardableResult
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await writes.run(CallersLanguage.keep(body))
    }

    /// Yields after an announcement was committed for a channel; once however many there were, and once now. Other processes aren't heard.
    public func announcements(of channel: String) -> AsyncStream<Void> {
        announced.listen(to: channel)
    }

    /// Waits for what is under way, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    public func close() async throws {
        await writes.close()
        announced.finish()
        do {
            try writer.close()
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    /// Checks every page, index and constraint of the file; reads all of it.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` that names the first damage found.
    public func check() async throws {
        let findings = try await read { try $0.values(String.self, "PRAGMA integrity_check(1)") }
        guard findings == ["ok"] else {
            throw Persistence.DatabaseError(
                code: .corrupt, message: "The database is damaged: \(findings.joined(separator: "; ")). To fix, restore a backup."
            )
        }
    }
}
