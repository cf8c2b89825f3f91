/// A database of one engine: transactions as closures on a synchronous connection.
///
/// ```swift
/// let id = try await database.write { transaction in
///     try transaction.insert(into: "orders_order", ["customer_id": 7, "bags": 2])
/// }
/// let bags = try await database.read { try $0.value(Int.self, "SELECT bags FROM orders_order WHERE id = \(id)") }
/// ```
///
/// Nothing outside the transaction may be changed in a body: the engine may run it again (a group whose commit failed, a serialization failure).
/// What belongs after the commit goes into ``Transaction/afterCommit(_:)``.
public protocol Database: Sendable {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs `body` on a snapshot of the data; reads run in parallel with each other and with a write.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` with `readOnly` for a statement that changes data, `cancelled` when the task was cancelled.
    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T

    /// Runs `body` in a transaction and returns once its changes are durable; nothing of it remains when it throws.
    ///
    /// Cancelling the task withdraws a body that still waits for its turn, and never interrupts one that has begun.
    ///
    /// - Parameter isolation: how far it is kept apart from transactions that run at the same time.
    /// - Throws: what `body` throws; ``DatabaseError`` when the commit fails.
    @discardableResult
    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T

    /// Yields after ``Transaction/announce(_:)`` was committed for a channel, once however many there were since the last; also once when listening
    /// began and wherever announcements may have been missed. It ends with the database.
    func announcements(of channel: String) -> AsyncStream<Void>

    /// Waits for what is under way, then closes every connection. Later calls throw ``DatabaseError`` with `unavailable`.
    func close() async throws

    /// Checks the integrity of the stored data.
    ///
    /// - Throws: ``DatabaseError`` with `corrupt` that names the first damage found.
    func check() async throws
}

extension Database {
    /// Runs `body` in a transaction that loses no update of others: ``Isolation/repeatableRead``.
    ///
    /// - Throws: what `body` throws; ``DatabaseError`` when the commit fails.
    @discardableResult
    public func write<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await write(.repeatableRead, body)
    }
}
