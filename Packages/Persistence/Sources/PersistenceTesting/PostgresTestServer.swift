import Core
import Foundation
import Persistence
import PersistencePostgres

/// Creates and removes databases on the tests' server.
struct PostgresTestServer: Sendable {
    let url: String

    /// Returns the address of a database on the server.
    func url(of name: String) -> String {
        guard var parts = URLComponents(string: url) else { return url }
        parts.path = "/\(name)"
        return parts.string ?? url
    }

    /// Creates a database as a copy of one with the tables, which is created on first use.
    func create(_ name: String, plugins: [(name: String, migrations: [Migration])]) async throws {
        guard !plugins.isEmpty else {
            try await run(["CREATE DATABASE \(name)"])
            return
        }
        let template = try Self.template(plugins)
        try await provide(template, plugins)
        try await run(["CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY"])
    }

    func remove(_ name: String) {
        Thread.detachNewThread { [url] in _ = try? PostgresAdministration.run(["DROP DATABASE IF EXISTS \(name) WITH (FORCE)"], url: url) }
    }

    /// Returns once the template database exists: of several concurrent callers, one creates it.
    private func provide(_ template: String, _ plugins: [(name: String, migrations: [Migration])]) async throws {
        let draft = "\(template)_draft"
        var attemptsLeft = 1000
        while try await !run(["SELECT 1 FROM pg_database WHERE datname = '\(template)' AND datistemplate"]) {
            if (try? await run(["CREATE DATABASE \(draft)"])) != nil {
                // The previous caller may have finished meanwhile.
                guard try await !run(["SELECT 1 FROM pg_database WHERE datname = '\(template)'"]) else {
                    try await run(["DROP DATABASE \(draft)"])
                    continue
                }
                let database = try PostgresDatabase(PostgresSettings(url: url(of: draft), connections: 1, timeout: .seconds(60)))
                try await Migrator(database).migrate(plugins: plugins)
                try await database.close()
                try await run(["ALTER DATABASE \(draft) RENAME TO \(template)", "ALTER DATABASE \(template) IS_TEMPLATE true"])
                return
            }
            attemptsLeft -= 1
            guard attemptsLeft > 0 else { throw DatabaseError(code: .unavailable, message: "\(draft) isn't finished. To fix, drop it.") }
            try await SystemClock().sleep(for: .milliseconds(30))
        }
    }

    /// Returns a name that changes with every change of the tables.
    private static func template(_ plugins: [(name: String, migrations: [Migration])]) throws -> String {
        let statements = try plugins.flatMap { plugin in try plugin.migrations.flatMap { try $0.statements(.postgres) + [plugin.name, $0.name] } }
        let hash = statements.joined(separator: "\n").utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "template_\(String(hash, radix: 16))"
    }

    /// Runs statements that can't run in a transaction; returns whether the last returned a row.
    @discardableResult
    private func run(_ statements: [String]) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [url] in continuation.resume(with: Result { try PostgresAdministration.run(statements, url: url) }) }
        }
    }
}
