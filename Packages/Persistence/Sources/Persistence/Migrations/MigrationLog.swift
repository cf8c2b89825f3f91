/// The table of a database's applied migrations.
enum MigrationLog {
    struct Entry: Sendable {
        let plugin: String
        let number: Int
        let name: String
        let checksum: String
    }

    static func prepare(_ transaction: Transaction) throws {
        // SQLite's write transaction is the lock; PostgreSQL needs a separate one, held until the commit.
        if transaction.dialect == .postgres {
            // Another node's migration may take as long as it needs, and so may this one.
            try transaction.execute("SET LOCAL lock_timeout = 0")
            try transaction.execute("SET LOCAL statement_timeout = 0")
            _ = try transaction.rows("SELECT pg_advisory_xact_lock(8316207)")
        }
        try transaction.execute(
            """
            CREATE TABLE IF NOT EXISTS persistence_migration (
                plugin TEXT NOT NULL, number BIGINT NOT NULL, name TEXT NOT NULL, checksum TEXT NOT NULL, PRIMARY KEY (plugin, number)
            )
            """
        )
    }

    static func exists(_ transaction: Transaction) throws -> Bool {
        let sql: SQL =
            switch transaction.dialect {
            case .sqlite: "SELECT 1 FROM sqlite_schema WHERE name = 'persistence_migration'"
            case .postgres: "SELECT 1 FROM pg_class WHERE oid = to_regclass('persistence_migration')"
            }
        return try transaction.first(sql) != nil
    }

    static func applied(_ transaction: Transaction) throws -> [Entry] {
        try transaction.rows("SELECT plugin, number, name, checksum FROM persistence_migration ORDER BY plugin, number").map {
            Entry(plugin: try $0.get("plugin"), number: try $0.get("number"), name: try $0.get("name"), checksum: try $0.get("checksum"))
        }
    }

    static func record(_ migration: PendingMigration, _ transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO persistence_migration (plugin, number, name, checksum)
            VALUES (\(migration.plugin), \(migration.number), \(migration.name), \(migration.checksum))
            """
        )
    }
}
