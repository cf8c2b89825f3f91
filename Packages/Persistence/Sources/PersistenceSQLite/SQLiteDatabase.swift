package import Core
import GRDB
public import Persistence

/// A database in a SQLite file, or in memory.
///
/// ```swift
/// let database = try SQLiteDatabase(path: "data/tumble.sqlite")
/// ```
///
/// Uses WAL, `synchronous = FULL` and foreign keys. Reads run in parallel, each on a snapshot. Writes that wait at the same time share one commit:
/// one that throws is rolled back alone, and each returns after the commit.
public final class SQLiteDatabase: Persistence.Database {
    /// SQLite's dialect.
    public var dialect: Dialect { .sqlite }

    private let writer: any DatabaseWriter
    /// The connections that read; nil for a database in memory, which has one connection for everything.
    private let readers: ReaderPool?
    private let writes: WriteQueue
    private let announced = Announcements()
    let pageCheck: PageCheck
    /// Nil in memory, where nothing is durable.
    private let probe: JournalProbe?
    /// Nil in memory, where there is no log.
    private let checkpoints: Checkpoints?

    /// Opens or creates a file, and checks its pages. Those of a file over 64 MB are checked in the background; if one is damaged, reads and writes
    /// throw ``DatabaseError`` with `corrupt` from then on.
    ///
    /// - Throws: ``DatabaseError`` with the path and fix, for example if the folder is missing or the file is damaged.
    public convenience init(path: String) throws {
        try self.init(path: path, writeTimeout: .seconds(10), clock: SystemClock(), uptime: { MonotonicClock.nanoseconds })
    }

    /// Opens a file like ``init(path:)``.
    ///
    /// - Parameters:
    ///   - writeTimeout: the time limit for a write to start; after it, the write is withdrawn and throws ``DatabaseError`` with `timeout`. A write
    ///     that has begun, or shares a commit with others, is never interrupted.
    ///   - uptime: returns the nanoseconds of a clock that never goes back, which decides about the limit.
    package convenience init(path: String, writeTimeout: Duration, clock: any Clock, uptime: @escaping @Sendable () -> UInt64) throws {
        let pageCheck = PageCheck()
        let writer = try SQLiteOpening.file(path, pageCheck: pageCheck)
        let configuration = SQLiteOpening.configuration(5)
        self.init(
            writer: writer, readers: ReaderPool(path: path, configuration: configuration), pageCheck: pageCheck, probe: try JournalProbe(besideFile: path),
            checkpoints: try SQLiteOpening.explaining(path) { try Checkpoints(path: path, configuration: configuration, writer: writer) },
            writeTimeout: writeTimeout, clock: clock, uptime: uptime)
    }

    /// Returns a new database in memory, which ends with the value. Its reads and writes run one at a time.
    public static func inMemory() throws -> SQLiteDatabase {
        SQLiteDatabase(writer: try SQLiteOpening.memory(), writeTimeout: .seconds(10), clock: SystemClock())
    }

    init(
        writer: any DatabaseWriter, readers: ReaderPool? = nil, pageCheck: PageCheck = PageCheck(), probe: JournalProbe? = nil,
        checkpoints: Checkpoints? = nil, writeTimeout: Duration, clock: any Clock, uptime: @escaping @Sendable () -> UInt64 = { MonotonicClock.nanoseconds }
    ) {
        (self.writer, self.readers) = (writer, readers)
        self.pageCheck = pageCheck
        self.probe = probe
        self.checkpoints = checkpoints
        writes = WriteQueue(
            writer: writer, announcements: announced, checkpoints: checkpoints, timeout: writeTimeout, clock: clock, uptime: uptime
        ) { try probe?.check() }
    }

    /// Runs `body` on a snapshot of the data, in parallel with other reads and with a write; in a file on the calling thread, without a switch of threads.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` with `readOnly` for a statement that changes data, `canceled` if the task was canceled before.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try pageCheck.throwIfDamaged()
        do {
            try Task.checkCancellation()
            guard let readers else { return try await readInTurn(CallersLanguage.keep(body)) }
            let (result, actions) = try readers.read { try run(body, on: $0) }
            for action in actions { action() }
            return result
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    /// Reads on the connection of a database in memory, or on one of GRDB's for a read that takes seconds.
    private func readInTurn<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        let (result, actions) = try await writer.read { [self] in try run(body, on: $0) }
        for action in actions { action() }
        return result
    }

    private func run<T>(_ body: (Transaction) throws -> T, on connection: GRDB.Database) throws -> (T, [@Sendable () -> Void]) {
        let transaction = Transaction(connection: SQLiteConnection(connection, announce: announced.notify))
        defer { _ = transaction.finish() }
        let result = try body(transaction)
        return (result, transaction.finish())
    }

    /// Runs `body` in a transaction and returns once its changes are durable. If it throws, no change remains. Writes are serial, whatever the isolation.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` if the commit fails.
    @discardableResult
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try pageCheck.throwIfDamaged()
        return try await writes.run(CallersLanguage.keep(body))
    }

    /// Yields at once, and after announcements were committed for a channel. Other processes' announcements aren't received.
    public func announcements(of channel: String) -> AsyncStream<Void> {
        announced.listen(to: channel)
    }

    /// Waits for running transactions, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    public func close() async throws {
        await pageCheck.cancel()
        await writes.close()
        await readers?.close()
        probe?.finish()
        announced.finish()
        do {
            try checkpoints?.close()
            try writer.close()
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    /// Shows each statement that the writing connection runs from now on, transactions and savepoints included; for tests.
    package func traceWrites(_ show: @escaping @Sendable (String) -> Void) {
        writer.writeWithoutTransaction { connection in connection.trace(options: .statement) { show("\($0)") } }
    }

    /// Checks every page, index and constraint of the file, reading all of it.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` and the first damage found.
    public func check() async throws {
        let findings: [String]
        do {
            findings = try await readInTurn { try $0.values(String.self, "PRAGMA integrity_check(1)") }
        } catch {
            throw SQLiteErrors.translated(error)
        }
        guard findings == ["ok"] else {
            throw Persistence.DatabaseError(
                code: .corrupt, message: "The database is damaged: \(findings.joined(separator: "; ")). To fix, restore a backup."
            )
        }
    }
}
