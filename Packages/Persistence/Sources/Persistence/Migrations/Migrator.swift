/// Migrates a database to the schema that the program's plugins declare.
///
/// ```swift
/// try await Migrator(database).migrate(plugins: [("core", CoreTables.migrations), ("orders", OrderTables.migrations)])
/// ```
///
/// All pending migrations run in one transaction, ordered by plugin and number, under a lock: one process at a time, and if one
/// fails, none is applied. A removed plugin keeps its tables.
public struct Migrator: Sendable {
    private let database: any Database

    /// Creates a migrator for a database.
    public init(_ database: any Database) {
        self.database = database
    }

    /// Applies the pending migrations and returns them.
    ///
    /// - Throws: ``MigrationError``, ``DatabaseError``.
    @discardableResult
    public func migrate(plugins: [(name: String, migrations: [Migration])]) async throws -> [PendingMigration] {
        // A process that waited for the lock must see what the previous one committed.
        try await database.write(.readCommitted) { transaction in
            try MigrationLog.prepare(transaction)
            let pending = try MigrationPlanner.pending(plugins, applied: MigrationLog.applied(transaction), transaction.dialect)
            for migration in pending { try Self.run(migration, transaction) }
            return pending
        }
    }

    /// Returns the migrations that ``migrate(plugins:)`` would apply, without changing anything.
    ///
    /// - Throws: ``MigrationError``, ``DatabaseError``.
    public func plan(plugins: [(name: String, migrations: [Migration])]) async throws -> [PendingMigration] {
        try await database.read { transaction in
            let applied = try MigrationLog.exists(transaction) ? MigrationLog.applied(transaction) : []
            return try MigrationPlanner.pending(plugins, applied: applied, transaction.dialect)
        }
    }

    /// Returns the migrations that were applied to a database, by plugin and number.
    public static func applied(in transaction: Transaction) throws -> [AppliedMigration] {
        guard try MigrationLog.exists(transaction) else { return [] }
        return try MigrationLog.applied(transaction).map { AppliedMigration(plugin: $0.plugin, number: $0.number, name: $0.name) }
    }

    private static func run(_ migration: PendingMigration, _ transaction: Transaction) throws {
        do {
            for statement in migration.statements { try transaction.execute(SQL(trusted: statement)) }
        } catch let error as DatabaseError where error.code == .other {
            throw MigrationError(
                .failed, migration.plugin, migration.number,
                "\(error.message), while running: \(error.sql ?? ""). Nothing was changed. To fix, correct the statement."
            )
        }
        try MigrationLog.record(migration, transaction)
    }
}

/// A migration that was not yet applied to a database.
public struct PendingMigration: Sendable, Hashable {
    /// The plugin's name.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// The migration's short name.
    public let name: String
    /// The statements to run.
    public let statements: [String]
    let checksum: String
}

/// A migration that was applied to a database.
public struct AppliedMigration: Sendable, Hashable {
    /// The plugin's name, in lowercase.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// The migration's short name.
    public let name: String
}
