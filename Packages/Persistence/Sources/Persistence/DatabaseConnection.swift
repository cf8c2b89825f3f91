/// What an engine's driver implements: statements run on one connection, inside a transaction that the driver has begun.
public protocol DatabaseConnection: AnyObject {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs a statement and returns how many rows it inserted, updated or deleted.
    func execute(_ statement: SQL.Statement) throws -> Int

    /// Runs a statement and returns its rows.
    func rows(_ statement: SQL.Statement) throws -> [Row]

    /// Has a channel's listeners told after the commit, and never after a rollback.
    ///
    /// - Returns: what is to be called after the commit; nil where the engine does it by itself.
    func announce(_ channel: String) throws -> (@Sendable () -> Void)?

    /// A number of the transaction: what ``Transaction/settledBefore`` is compared with.
    func identifier() throws -> Int
}
