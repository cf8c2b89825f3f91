import Core
import Foundation
import Persistence
import PersistencePostgres

/// Makes and removes databases on the server that tests use.
struct PostgresTestServer: Sendable {
    let url: String

    /// The address of a database on the server.
    func url(of name: String) -> String {
        guard var parts = URLComponents(string: url) else { return url }
        parts.path = "/\(name)"
        return parts.string ?? url
    }

    /// Makes a database as a copy of one that has the tables, which the first to need it makes.
    func create(_ name: String, plugins: [(name: String, migrations: [Migration])]) async throws {
        guard !plugins.isEmpty else {
            try await run(["CREATE DATABASE \(name)"])
            return
        }
        let template = try Self.template(plugins)
        if try await !run(["SELECT 1 FROM pg_database WHERE datname = '\(template)' AND datistemplate"]) {
            try await make(template, plugins)
        }
        try await run(["CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY"])
    }

    func remove(_ name: String) {
        Thread.detachNewThread { [url] in _ = try? PostgresAdministration.run(["DROP DATABASE IF EXISTS \(name) WITH (FORCE)"], url: url) }
    }

    /// Makes the database that others are copied from; of those who try at once one does.
    private func make(_ template: String, _ plugins: [(name: String, migrations: [Migration])]) async throws {
        let draft = "\(template)_\(SystemRandomSource().hexadecimal(byteCount: 4))"
        try await run(["CREATE DATABASE \(draft)"])
        let database = try PostgresDatabase(PostgresSettings(url: url(of: draft), connections: 1, timeout: .seconds(60)))
        try await Migrator(database).migrate(plugins: plugins)
        try await database.close()
        // Another test may have been first: its template serves as well.
        guard (try? await run(["ALTER DATABASE \(draft) RENAME TO \(template)"])) != nil else { return remove(draft) }
        try await run(["ALTER DATABASE \(template) IS_TEMPLATE true"])
    }

    /// A name that changes with every change of the tables.
    private static func template(_ plugins: [(name: String, migrations: [Migration])]) throws -> String {
        let statements = try plugins.flatMap { plugin in try plugin.migrations.flatMap { try $0.statements(.postgres) + [plugin.name, $0.name] } }
        let hash = statements.joined(separator: "\n").utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "template_\(String(hash, radix: 16))"
    }

    /// Runs statements that can't stand in a transaction; whether the last returned a row.
    @discardableResult
    private func run(_ statements: [String]) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [url] in continuation.resume(with: Result { try PostgresAdministration.run(statements, url: url) }) }
        }
    }
}
