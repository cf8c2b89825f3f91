import Core
import Foundation
import LiveUI
import Persistence
import ServerCore
import ServerHost

/// A server with everything in its place.
struct ComposedServer: Sendable {
    let settings: ServerSettings
    let application: Application
    let database: any Database

    /// Brings the tables up to date.
    func migrate() async throws -> [PendingMigration] {
        try await Migrator(database).migrate(plugins: application.migrations)
    }

    /// What ``migrate()`` would run.
    func pendingMigrations() async throws -> [PendingMigration] {
        try await Migrator(database).plan(plugins: application.migrations)
    }

    /// Serves until the process is told to stop; requests that are under way are finished.
    func serve(onStart: @escaping @Sendable (Int) async -> Void) async throws {
        let live = try application.container.resolve(LiveServer.self)
        let host = HTTPHost(
            configuration: HostConfiguration(hostname: settings.host, port: settings.port), responder: application, live: live)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            try await host.run(onStart: onStart)
            group.cancelAll()
            do { try await group.waitForAll() } catch is CancellationError {}
        }
        await live.stop()
        try await close()
    }

    /// Closes the database.
    func close() async throws { try await database.close() }
}
