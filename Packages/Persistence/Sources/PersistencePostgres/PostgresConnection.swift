import Persistence

/// Runs the statements of a transaction, which begins with the first.
///
/// A read of a single SELECT needs no transaction: the statement has its own snapshot and is sent without BEGIN and COMMIT. If a second
/// statement follows, the body runs again in a transaction, and the first statement is remembered.
final class PostgresConnection: DatabaseConnection {
    private let link: PostgresLink
    private let listener: PostgresListener
    private let opening: String
    private let mayStandAlone: (String) -> Bool
    private var hasBegun = false
    private var alone: String?
    private var failure: DatabaseError?
    /// Whether statements were queued whose outcome isn't known yet.
    private var hasUnsettled = false

    /// A statement that ran alone although others followed: the body must run again.
    private(set) var goesOn: String?

    /// - Parameter mayStandAlone: whether a first statement may run without a transaction.
    init(_ link: PostgresLink, opening: String, listener: PostgresListener, mayStandAlone: @escaping (String) -> Bool) {
        self.link = link
        self.listener = listener
        self.opening = opening
        self.mayStandAlone = mayStandAlone
    }

    var dialect: Dialect { .postgres }

    func execute(_ statement: SQL.Statement) throws -> Int {
        try begin()
        // The responses to these don't matter, so they are sent with the next statement.
        if statement.text.hasPrefix("SAVEPOINT ") || statement.text.hasPrefix("RELEASE ") {
            // A failure belongs to the savepoint in which its statement was queued.
            try settle()
            try rememberingFailure { try link.enqueue(statement.text) }
            return 0
        }
        // Otherwise the server would skip this statement if a queued one failed.
        if statement.text.hasPrefix("ROLLBACK TO ") { try? settle() }
        let changes = try rememberingFailure { try link.execute(statement.text, statement.values).changes }
        if statement.text.hasPrefix("ROLLBACK TO ") { failure = nil }
        try checkOpen()
        return changes
    }

    func perform(_ statement: SQL.Statement) throws {
        try begin()
        try rememberingFailure { try link.enqueue(statement.text, statement.values) }
        hasUnsettled = true
    }

    /// Waits for the outcome of queued statements.
    private func settle() throws {
        guard hasUnsettled else { return }
        hasUnsettled = false
        _ = try rememberingFailure { try link.rows("SELECT 1", []) }
    }

    func rows(_ statement: SQL.Statement) throws -> [Row] {
        if !hasBegun, alone == nil, statement.text.hasPrefix("SELECT "), mayStandAlone(statement.text) {
            alone = statement.text
            return try link.rows(statement.text, statement.values)
        }
        try begin()
        let rows = try rememberingFailure { try link.rows(statement.text, statement.values) }
        try checkOpen()
        return rows
    }

    func announce(_ channel: String) -> (@Sendable () -> Void)? { { [listener] in listener.announce(channel) } }

    /// Commits, and waits until the changes are durable.
    ///
    /// - Throws: the error of an earlier statement, if the body continued without a savepoint; `commitUnknown` if the connection was lost.
    func commit() throws {
        guard hasBegun else { return }
        if let loss = link.loss { throw loss }
        guard link.isInTransaction else { throw PostgresErrors.endedByStatement }
        do {
            guard try link.execute("COMMIT").command != "ROLLBACK" else {
                throw failure ?? DatabaseError(code: .other, message: "The server rolled the transaction back.")
            }
        } catch {
            throw link.loss.map(PostgresErrors.commitUnknown) ?? error
        }
    }

    /// Ends the transaction without waiting for the response: of a read, or of a failed write.
    func end(_ command: String) {
        guard hasBegun, link.loss == nil, link.isInTransaction else { return }
        _ = try? link.enqueue(command)
        _ = try? link.send()
    }

    private func begin() throws {
        guard !hasBegun else { return }
        if let alone {
            goesOn = alone
            throw DatabaseError(code: .serialization, message: "The read has a second statement and is repeated with one snapshot for both.")
        }
        try rememberingFailure { try link.enqueue(opening) }
        hasBegun = true
    }

    /// Remembers the first error: the server accepts no further statement, even if the body catches it.
    private func rememberingFailure<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as DatabaseError {
            failure = failure ?? error
            throw error
        }
    }

    private func checkOpen() throws {
        guard link.isInTransaction else { throw PostgresErrors.endedByStatement }
    }
}
