import GRDB
import Persistence

/// Runs statements on one of GRDB's connections, caching prepared ones.
final class SQLiteConnection: DatabaseConnection {
    private let connection: GRDB.Database
    private let announcements: Announcements

    init(_ connection: GRDB.Database, _ announcements: Announcements) {
        self.connection = connection
        self.announcements = announcements
    }

    var dialect: Dialect { .sqlite }

    func execute(_ statement: Persistence.SQL.Statement) throws -> Int {
        do {
            let before = connection.totalChangesCount
            try prepared(statement).execute()
            // SQLite keeps the count of the last change if a statement, such as CREATE, changes no rows.
            return connection.totalChangesCount == before ? 0 : connection.changesCount
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func perform(_ statement: Persistence.SQL.Statement) throws {
        do {
            try prepared(statement).execute()
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func rows(_ statement: Persistence.SQL.Statement) throws -> [Persistence.Row] {
        do {
            let prepared = try prepared(statement)
            let columns = Persistence.Row.Columns(prepared.columnNames)
            let cursor = try GRDB.Row.fetchCursor(prepared)
            var rows: [Persistence.Row] = []
            while let row = try cursor.next() {
                rows.append(Persistence.Row(columns: columns, values: row.databaseValues.map(SQLValue.init(stored:))))
            }
            return rows
        } catch {
            throw SQLiteErrors.translated(error)
        }
    }

    func announce(_ channel: String) -> (@Sendable () -> Void)? {
        { [announcements] in announcements.notify(channel) }
    }

    private func prepared(_ statement: Persistence.SQL.Statement) throws -> GRDB.Statement {
        let prepared = try connection.cachedStatement(sql: statement.text)
        try prepared.setArguments(StatementArguments(statement.values.map { $0.bound as (any DatabaseValueConvertible)? }))
        return prepared
    }
}
