/// A connection, implemented by an engine's driver, that runs statements inside a transaction the driver has begun.
public protocol DatabaseConnection: AnyObject {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs a statement and returns the number of rows it inserted, updated or deleted.
    func execute(_ statement: SQL.Statement) throws -> Int

    /// Runs a statement and returns its rows.
    func rows(_ statement: SQL.Statement) throws -> [Row]

    /// Notifies a channel's listeners after the commit, and never after a rollback.
    ///
    /// - Returns: a function to call after the commit; nil if the engine handles it.
    func announce(_ channel: String) throws -> (@Sendable () -> Void)?

    /// Returns the transaction's number, to which ``Transaction/settledBefore`` is compared.
    func identifier() throws -> Int
}
