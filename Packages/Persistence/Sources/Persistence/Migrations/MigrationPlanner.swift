/// Compares the plugins' migrations with the applied ones.
enum MigrationPlanner {
    static func pending(
        _ plugins: [(name: String, migrations: [Migration])], applied: [MigrationLog.Entry], _ dialect: Dialect
    ) throws -> [PendingMigration] {
        var names: Set<String> = []
        return try plugins.flatMap { plugin in
            guard names.insert(plugin.name).inserted else {
                throw MigrationError(.invalid, plugin.name, 0, "The plugin is listed twice. To fix, list it once.")
            }
            return try pending(plugin.name, plugin.migrations, applied.filter { $0.plugin == plugin.name }, dialect)
        }
    }

    private static func pending(
        _ plugin: String, _ migrations: [Migration], _ applied: [MigrationLog.Entry], _ dialect: Dialect
    ) throws -> [PendingMigration] {
        try check(plugin, migrations)
        let known = Dictionary(migrations.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        let newest = migrations.last?.number ?? 0
        for entry in applied {
            guard entry.number <= newest else {
                throw MigrationError(
                    .newerSchema, plugin, entry.number,
                    "The database has \"\(entry.name)\", which this program doesn't know; it was migrated by a newer version. "
                        + "To fix, run that version or a newer one, or restore a backup made before."
                )
            }
            guard known[entry.number]?.checksum == entry.checksum else {
                throw MigrationError(
                    .changed, plugin, entry.number,
                    "\"\(entry.name)\" was changed or removed after it had been applied. To fix, restore it and put the change into a new migration."
                )
            }
        }
        let last = applied.map(\.number).max() ?? 0
        let done = Set(applied.map(\.number))
        return try migrations.filter { !done.contains($0.number) }.map { migration in
            guard migration.number > last else {
                throw MigrationError(.invalid, plugin, migration.number, "It comes before \(last), which was applied. To fix, number it \(newest + 1).")
            }
            return try rendered(migration, plugin, dialect)
        }
    }

    private static func check(_ plugin: String, _ migrations: [Migration]) throws {
        guard Identifier.isValid(plugin) else { throw MigrationError(.invalid, plugin, 0, Identifier.problem(plugin)) }
        var previous = 0
        for migration in migrations {
            guard migration.number > previous else {
                throw MigrationError(
                    .invalid, plugin, migration.number, "It follows number \(previous). To fix, number a plugin's migrations upwards from 1."
                )
            }
            previous = migration.number
            for table in migration.tables where !table.hasPrefix("\(plugin)_") {
                throw MigrationError(.invalid, plugin, migration.number, "Table \(table) isn't the plugin's. To fix, name it \(plugin)_....")
            }
        }
    }

    private static func rendered(_ migration: Migration, _ plugin: String, _ dialect: Dialect) throws -> PendingMigration {
        do {
            let statements = try migration.statements(dialect)
            return PendingMigration(
                plugin: plugin, number: migration.number, name: migration.name, statements: statements, checksum: migration.checksum
            )
        } catch let error as SchemaError {
            throw MigrationError(.invalid, plugin, migration.number, error.description)
        }
    }
}
