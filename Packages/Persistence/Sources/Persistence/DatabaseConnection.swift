/// What an engine's driver implements: statements run on one connection, inside a transaction that the driver has begun.
public protocol DatabaseConnection: AnyObject {
    /// The SQL dialect of the engine.
    var dialect: Dialect { get }

    /// Runs a statement and returns how many rows it inserted, updated or deleted.
    func execute(_ statement: SQL.Statement) throws -> Int

    /// Runs a statement and returns its rows.
    func rows(_ statement: SQL.Statement) throws -> [Row]
}
