extension Transaction {
    /// Runs a body in this transaction and shows each of its statements before it runs, on the connection that it will run on; for tests.
    ///
    /// - Parameter observe: what it throws, the statement throws.
    public func observed<T>(by observe: @escaping (SQL.Statement, any DatabaseConnection) throws -> Void, _ body: (Transaction) throws -> T) throws -> T {
        let transaction = Transaction(connection: ObservedConnection(base: try openConnection(), observe: observe))
        let result = try body(transaction)
        for action in transaction.finish() { afterCommit(action) }
        return result
    }
}

/// A connection whose statements are shown before they run.
private final class ObservedConnection: DatabaseConnection {
    private let base: any DatabaseConnection
    private let observe: (SQL.Statement, any DatabaseConnection) throws -> Void

    init(base: any DatabaseConnection, observe: @escaping (SQL.Statement, any DatabaseConnection) throws -> Void) {
        self.base = base
        self.observe = observe
    }

    var dialect: Dialect { base.dialect }

    func execute(_ statement: SQL.Statement) throws -> Int {
        try observe(statement, base)
        return try base.execute(statement)
    }

    func perform(_ statement: SQL.Statement) throws {
        try observe(statement, base)
        try base.perform(statement)
    }

    func rows(_ statement: SQL.Statement) throws -> [Row] {
        try observe(statement, base)
        return try base.rows(statement)
    }

    func announce(_ channel: String) throws -> (@Sendable () -> Void)? { try base.announce(channel) }
}
