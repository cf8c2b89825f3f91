public import Core
public import Foundation

/// The state of the running product.
public struct SystemStatus: Codable, Sendable, Equatable {
    /// The version, such as `1.4.0`; nil for a build without one.
    public let version: String?
    /// The build: `development` or `production`.
    public let build: String
    /// The time at which the state was read.
    public let readAt: Date
    /// The state of each part that is watched.
    public let checks: [HealthCheck]
    /// The database.
    public let database: DatabaseStatus
    /// The time of the last backup by this product's command; nil if there was none.
    public let lastBackupAt: Date?
    /// The tables in which work waits.
    public let queues: [QueueStatus]
    /// The processes that run, and those that were seen within the last hour, by start.
    public let nodes: [NodeStatus]
    /// The plugins in the order of the product's list, with their applied migrations.
    public let plugins: [PluginStatus]

    /// Creates a state.
    public init(
        version: String?, build: String, readAt: Date, checks: [HealthCheck], database: DatabaseStatus, lastBackupAt: Date?, queues: [QueueStatus],
        nodes: [NodeStatus], plugins: [PluginStatus]
    ) {
        self.version = version
        self.build = build
        self.readAt = readAt
        self.checks = checks
        self.database = database
        self.lastBackupAt = lastBackupAt
        self.queues = queues
        self.nodes = nodes
        self.plugins = plugins
    }

    /// A product of one process, for tests and documentation.
    public static let sample = SystemStatus(
        version: "1.4.0", build: "production", readAt: Date(timeIntervalSince1970: 1_767_268_800), checks: HealthCheck.samples, database: .sample,
        lastBackupAt: Date(timeIntervalSince1970: 1_767_182_400), queues: [.sample], nodes: [.sample], plugins: [.sample])
}

/// The state of the database.
public struct DatabaseStatus: Codable, Sampled, Hashable {
    /// The engine: `sqlite` or `postgres`.
    public let engine: String
    /// The engine's version.
    public let version: String
    /// The size in bytes.
    public let bytes: Int

    /// Creates a state.
    public init(engine: String, version: String, bytes: Int) {
        self.engine = engine
        self.version = version
        self.bytes = bytes
    }

    /// A small database, for tests and documentation.
    public static let sample = DatabaseStatus(engine: "sqlite", version: "3.51.1", bytes: 48_300_000)
}

/// The amount of work that waits in a table.
public struct QueueStatus: Codable, Sampled, Hashable {
    /// The name, unique in the product.
    public let id: String
    /// The title in the language of the request.
    public let title: String
    /// The number of items that wait.
    public let waiting: Int
    /// The time since which the oldest waits; nil if none does.
    public let oldestAt: Date?
    /// The number of items that were given up and are still kept.
    public let failed: Int

    /// Creates a state.
    public init(id: String, title: String, waiting: Int, oldestAt: Date?, failed: Int) {
        self.id = id
        self.title = title
        self.waiting = waiting
        self.oldestAt = oldestAt
        self.failed = failed
    }

    /// Waiting mail, for tests and documentation.
    public static let sample = QueueStatus(
        id: "mail", title: "Outgoing mail", waiting: 3, oldestAt: Date(timeIntervalSince1970: 1_767_267_600), failed: 1)
}

/// A plugin of the product.
public struct PluginStatus: Codable, Sampled, Hashable {
    /// The name, such as `Orders`.
    public let name: String
    /// The applied migrations of its tables, by number; empty for one without tables.
    public let migrations: [MigrationStatus]

    /// Creates a state.
    public init(name: String, migrations: [MigrationStatus]) {
        self.name = name
        self.migrations = migrations
    }

    /// A plugin with one migration, for tests and documentation.
    public static let sample = PluginStatus(name: "Auth", migrations: [MigrationStatus(number: 1, name: "accounts")])
}

/// An applied migration.
public struct MigrationStatus: Codable, Sendable, Hashable {
    /// The number, from 1 in each plugin.
    public let number: Int
    /// The short name.
    public let name: String

    /// Creates a migration.
    public init(number: Int, name: String) {
        self.number = number
        self.name = name
    }
}
