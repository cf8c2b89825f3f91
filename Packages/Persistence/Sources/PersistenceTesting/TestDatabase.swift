import Core
public import Foundation
public import Persistence
public import PersistencePostgres
import PersistenceSQLite

/// A temporary database for a test, removed with the value.
///
/// ```swift
/// let shop = try await TestDatabase(engine, plugins: [("shop", Shop.migrations)])
/// try await shop.write { ... }
/// ```
public final class TestDatabase: Database {
    private enum Place: Sendable {
        case folder(URL, SQLiteDatabase)
        case server(PostgresTestServer, name: String, PostgresDatabase)
    }

    /// The engine's database. Keep this value as long as the database is in use.
    public let database: any Database
    private let place: Place

    /// Creates a database with the plugins' tables.
    ///
    /// - Parameter disk: the folder for SQLite's file.
    /// - Throws: ``DatabaseError`` for PostgreSQL if there is no server.
    public init(_ engine: TestEngine, in disk: URL = FileManager.default.temporaryDirectory, plugins: [(name: String, migrations: [Migration])] = [])
        async throws
    {
        let name = "test_\(SystemRandomSource().hexadecimal(byteCount: 8))"
        switch engine {
        case .sqlite:
            let folder = disk.appending(path: "tumble-\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = try SQLiteDatabase(path: folder.appending(path: "test.sqlite").path)
            place = .folder(folder, file)
            database = file
            try await Migrator(database).migrate(plugins: plugins)
        case .postgres:
            guard let url = TestEngine.postgresURL else { throw DatabaseError(code: .unavailable, message: TestEngine.postgresIsMissing) }
            let server = PostgresTestServer(url: url)
            try await server.create(name, plugins: plugins)
            // Many tests run at once, and the server allows only so many connections.
            var settings = PostgresSettings(url: server.url(of: name), connections: 4, timeout: .seconds(60), lockTimeout: .seconds(30))
            // Any test's commit on the server would count.
            settings.lookInterval = .seconds(3600)
            let pool = try PostgresDatabase(settings)
            place = .server(server, name: name, pool)
            database = pool
        }
    }

    /// PostgreSQL's settings for another connection to the same database; nil on SQLite.
    public var postgres: PostgresSettings? {
        if case .server(let server, let name, _) = place { PostgresSettings(url: server.url(of: name)) } else { nil }
    }

    /// Shows each statement that SQLite's writing connection runs from now on; nothing on PostgreSQL.
    public func traceWrites(_ show: @escaping @Sendable (String) -> Void) {
        if case .folder(_, let file) = place { file.traceWrites(show) }
    }

    /// The number of times that transactions waited for PostgreSQL so far; 0 on SQLite.
    public var roundTrips: Int { if case .server(_, _, let pool) = place { pool.roundTrips } else { 0 } }

    deinit {
        switch place {
        case .folder(let folder, _): try? FileManager.default.removeItem(at: folder)
        case .server(let server, let name, _): server.remove(name)
        }
    }
}

extension TestDatabase {
    /// The engine's dialect.
    public var dialect: Dialect { database.dialect }

    /// Runs a read.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T { try await database.read(body) }

    /// Runs a write.
    public func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await database.write(isolation, body)
    }

    /// Listens to a channel.
    public func announcements(of channel: String) -> AsyncStream<Void> { database.announcements(of: channel) }

    /// Closes the database.
    public func close() async throws { try await database.close() }

    /// Checks the stored data.
    public func check() async throws { try await database.check() }
}
