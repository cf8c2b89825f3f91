import GRDB
import Persistence

/// Runs statements on one of GRDB's connections, caching prepared ones.
final class SQLiteConnection: DatabaseConnection {
    private let connection: GRDB.Database
    private let announce: @Sendable (String) -> Void
    /// Whether a statement ran, or was about to, that can change the database or the transaction's savepoints.
    private(set) var hasWritten = false

    /// - Parameter announce: called with a channel once an announcement on it is committed.
    init(_ connection: GRDB.Database, announce: @escaping @Sendable (String) -> Void) {
        self.connection = connection
        self.announce = announce
    }

    var dialect: Dialect { .sqlite }

    func execute(_ statement: Persistence.SQL.Statement) throws -> Int {
        do {
            let before = connection.totalChangesCount
            try prepared(statement).run(statement.values)
            // SQLite keeps the count of the last change if a statement, such as CREATE, changes no rows.
            return connection.totalChangesCount == before ? 0 : connection.changesCount
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func perform(_ statement: Persistence.SQL.Statement) throws {
        do {
            try prepared(statement).run(statement.values)
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func rows(_ statement: Persistence.SQL.Statement) throws -> [Persistence.Row] {
        do {
            return try prepared(statement).rows(statement.values)
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func announce(_ channel: String) -> (@Sendable () -> Void)? {
        { [announce] in announce(channel) }
    }

    private func prepared(_ statement: Persistence.SQL.Statement) throws -> PreparedStatement {
        let prepared = try PreparedStatement(statement.text, on: connection)
        if !prepared.isReadOnly { hasWritten = true }
        return prepared
    }
}
