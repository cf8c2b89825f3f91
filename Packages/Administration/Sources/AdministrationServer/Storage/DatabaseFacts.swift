import AdministrationAPI
import Persistence

/// Reads the engine, its version and the size of a database.
enum DatabaseFacts {
    static func read(in transaction: Transaction) throws -> DatabaseStatus {
        switch transaction.dialect {
        case .sqlite:
            // lint:allow sql-prefix because the engine's own functions belong to no feature
            let pages = try transaction.value(Int.self, "SELECT page_count FROM pragma_page_count()")
            // lint:allow sql-prefix because the engine's own functions belong to no feature
            let size = try transaction.value(Int.self, "SELECT page_size FROM pragma_page_size()")
            return DatabaseStatus(engine: "sqlite", version: try transaction.value(String.self, "SELECT sqlite_version()"), bytes: pages * size)
        case .postgres:
            return DatabaseStatus(
                engine: "postgres", version: try transaction.value(String.self, "SELECT current_setting('server_version')"),
                bytes: try transaction.value(Int.self, "SELECT pg_database_size(current_database())"))
        }
    }
}
