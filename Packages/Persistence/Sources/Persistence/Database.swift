/// A database of one engine: transactions as closures on a synchronous connection.
///
/// ```swift
/// let id = try await database.write { transaction in
///     try transaction.insert(into: "orders_order", ["customer_id": 7, "bags": 2])
/// }
/// let bags = try await database.read { try $0.value(Int.self, "SELECT bags FROM orders_order WHERE id = \(id)") }
/// ```
///
/// A body must not change anything outside the transaction: the engine may run it again (a group whose commit failed, a serialization failure).
/// Register work for after the commit with ``Transaction/afterCommit(_:)``.
public protocol Database: Sendable {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs `body` on a snapshot of the data. Reads run in parallel with each other and with a write.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` with `readOnly` for a statement that changes data, `canceled` if the task was canceled.
    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T

    /// Runs `body` in a transaction and returns once its changes are durable. If it throws, no change remains.
    ///
    /// Canceling the task withdraws a body that is still waiting, but never interrupts one that has begun.
    ///
    /// - Parameter isolation: the degree of isolation from concurrent transactions.
    /// - Throws: any error of `body`; ``DatabaseError`` if the commit fails.
    @discardableResult
    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T

    /// Yields after ``Transaction/announce(_:)`` was committed for a channel, once for any number since the last; also once at the start
    /// and whenever announcements may have been missed. Ends with the database.
    func announcements(of channel: String) -> AsyncStream<Void>

    /// Waits for running transactions, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    func close() async throws

    /// Checks the integrity of the stored data.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` and the first damage found.
    func check() async throws
}

extension Database {
    /// Runs `body` in a transaction that doesn't lose concurrent updates: ``Isolation/repeatableRead``.
    ///
    /// - Throws: any error of `body`; ``DatabaseError`` if the commit fails.
    @discardableResult
    public func write<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await write(.repeatableRead, body)
    }
}

/// A connection, implemented by an engine's driver, that runs statements inside a transaction the driver has begun.
public protocol DatabaseConnection: AnyObject {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs a statement and returns the number of rows it inserted, updated or deleted.
    func execute(_ statement: SQL.Statement) throws -> Int

    /// Runs a statement whose outcome nobody waits for: what is wrong with it fails a later statement or the commit.
    func perform(_ statement: SQL.Statement) throws

    /// Runs a statement and returns its rows.
    func rows(_ statement: SQL.Statement) throws -> [Row]

    /// Notifies a channel's listeners after the commit, and never after a rollback.
    ///
    /// - Returns: a function to call after the commit; nil if the engine handles it.
    func announce(_ channel: String) throws -> (@Sendable () -> Void)?
}

/// A SQL dialect in which declarations and statements are rendered.
public enum Dialect: String, Sendable, Hashable, CaseIterable {
    /// SQLite 3.37 or later.
    case sqlite
    /// PostgreSQL 14 or later, and databases that speak its protocol.
    case postgres
}

/// The isolation of a write from concurrent ones.
///
/// SQLite runs writes one after another regardless. PostgreSQL may run a body several times, for a limited time, to keep its isolation.
public enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// Each statement sees what was committed when it began. What is read first and written later needs a lock or a condition in the statement.
    case readCommitted
    /// All statements see one snapshot, and a row that another transaction has changed meanwhile can't be changed: the body runs again. No update is
    /// lost. The usual choice.
    case repeatableRead
    /// As if the transactions ran one after another, also where one reads what another inserts.
    case serializable
}
