import CPostgres

/// Runs statements outside of transactions, such as CREATE DATABASE, on a separate connection; for tools and tests.
package enum PostgresAdministration {
    /// Runs statements one after another, blocking the thread.
    ///
    /// - Returns: whether the last returned a row.
    /// - Throws: `DatabaseError`.
    @discardableResult
    package static func run(_ statements: [String], url: String) throws -> Bool {
        let handle = try PostgresOpening.open(PostgresSettings(url: url))
        defer { PQfinish(handle) }
        var hasRow = false
        for statement in statements { hasRow = try PostgresOpening.execute(statement, on: handle) > 0 }
        return hasRow
    }
}
