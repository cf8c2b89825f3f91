import Core

/// A transaction under way: the synchronous connection that ``Database/read(_:)`` and ``Database/write(_:)`` hand to their closure.
///
/// It is valid only inside that closure; afterwards every statement throws.
public final class Transaction {
    /// The engine's SQL dialect, for the rare statement that can't be written portably.
    public let dialect: Dialect

    private let connection: any DatabaseConnection
    private var isOpen = true
    private var commitActions: [@Sendable () -> Void] = []
    private var announced: Set<String> = []

    /// Creates a transaction over a driver's connection; for drivers.
    public init(connection: any DatabaseConnection) {
        self.connection = connection
        dialect = connection.dialect
    }

    /// Runs a statement and returns the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) throws -> Int {
        try openConnection().execute(sql.statement(dialect))
    }

    /// Runs a statement whose number of rows doesn't matter. PostgreSQL gets it along with the next one, so that nothing waits for it: what is wrong with it
    /// may fail a later statement or the commit instead.
    public func perform(_ sql: SQL) throws {
        try openConnection().perform(sql.statement(dialect))
    }

    /// Runs a query and returns its rows.
    public func rows(_ sql: SQL) throws -> [Row] {
        try openConnection().rows(sql.statement(dialect))
    }

    /// Calls `action` once the changes are durable, and never if they are rolled back.
    ///
    /// Actions run in the order of the commits, on the engine's thread: keep them short, for example yield into a stream.
    public func afterCommit(_ action: @escaping @Sendable () -> Void) {
        commitActions.append(action)
    }

    /// Notifies all listeners of a channel, in this process and others, once the changes are durable.
    ///
    /// - Parameter channel: lower-case letters, digits and underscores.
    public func announce(_ channel: String) throws {
        let connection = try openConnection()
        // Listeners hear of a commit once.
        guard !announced.contains(channel) else { return }
        if let action = try connection.announce(channel) { afterCommit(action) }
        announced.insert(channel)
    }

    /// The transaction's number among concurrent writers, as an expression. With ``settledBefore`` it orders the rows of concurrent transactions.
    ///
    /// On SQLite, where writes are serial and ids are in the order of commits, it is 0.
    public var identifier: SQL {
        switch dialect {
        case .sqlite: "0"
        case .postgres: "pg_current_xact_id()::text::bigint"
        }
    }

    /// The number below which every transaction has ended: reading a log in the order of (number, id) up to here skips nothing that is committed later.
    ///
    /// It is an expression, so that a single statement reads a log and determines which of its rows are settled:
    ///
    /// ```swift
    /// try transaction.rows("SELECT *, transaction_id < \(sql: transaction.settledBefore) AS is_settled FROM log ORDER BY transaction_id, id")
    /// ```
    ///
    /// On SQLite it is `Int.max`.
    public var settledBefore: SQL {
        switch dialect {
        case .sqlite: "9223372036854775807"
        case .postgres: "pg_snapshot_xmin(pg_current_snapshot())::text::bigint"
        }
    }

    /// Runs `body` so that if it throws, only its own changes are undone and the transaction can continue.
    ///
    /// Without it, a failed statement must end the transaction: PostgreSQL accepts no further statement.
    public func savepoint<T>(_ body: () throws -> T) throws -> T {
        let (actionCount, announcedBefore) = (commitActions.count, announced)
        try execute("SAVEPOINT tumble_nested")
        do {
            let result = try body()
            try execute("RELEASE SAVEPOINT tumble_nested")
            return result
        } catch {
            commitActions.removeSubrange(actionCount...)
            announced = announcedBefore
            try execute("ROLLBACK TO SAVEPOINT tumble_nested")
            try execute("RELEASE SAVEPOINT tumble_nested")
            throw error
        }
    }

    /// Ends the use of the transaction and returns the functions to call after the commit; for drivers.
    public func finish() -> [@Sendable () -> Void] {
        isOpen = false
        defer { commitActions = [] }
        return commitActions
    }

    func openConnection() throws -> any DatabaseConnection {
        guard isOpen else {
            throw DatabaseError(
                code: .other,
                message: "A transaction was used after its closure had returned. To fix, run the statement inside the closure of read or write."
            )
        }
        return connection
    }
}

/// Carries the language of the caller's task over to the database's thread, which doesn't inherit task-locals.
package enum CallersLanguage {
    /// Returns the work, bound to the current language.
    package static func keep<T>(_ body: @escaping @Sendable (Transaction) throws -> T) -> @Sendable (Transaction) throws -> T {
        let language = Language.current
        return { transaction in try Language.$current.withValue(language) { try body(transaction) } }
    }
}
