import Core
import Foundation
import HTTPTypes
import LiveUI
import Logging
package import Persistence
package import ServerCore
import ServerHost
import ServerRealtime
import SocketIOServer
import Synchronization

/// A completely composed server.
package struct ComposedServer: Sendable {
    let settings: ServerSettings
    package let application: Application
    package let database: any Database
    let metrics: PrometheusRegistry

    /// Migrates the database to the current schema.
    package func migrate() async throws -> [PendingMigration] {
        try await Migrator(database).migrate(plugins: application.migrations)
    }

    /// Returns the migrations that ``migrate()`` would apply.
    func pendingMigrations() async throws -> [PendingMigration] {
        try await Migrator(database).plan(plugins: application.migrations)
    }

    /// Serves until the process is told to stop, finishing requests in progress.
    package func serve(onStart: @escaping @Sendable (Int) async -> Void) async throws {
        let live = try application.container.resolve(LiveServer.self)
        let limiter = ConnectionLimiter(limits: connectionLimits(), proxies: settings.host.trustedProxies, clock: SystemClock())
        let realtime = try RealtimeSockets(application, configuration: settings.realtimeSocket(limiter))
        await application.hub.add(realtime)
        let roles = settings.application.roles
        let host = HTTPHost(
            configuration: settings.host, responder: application, socket: roles.contains(.web) ? live.socketRoute : nil,
            engines: roles.contains(.api) ? [realtime.server.engine] : [],
            admin: AdminResponder(application: application, registry: metrics, token: settings.host.adminToken, version: ReleaseStamp.version),
            sites: application.sites,
            readiness: application.readiness,
            limiter: limiter)
        let signposts = SignpostMetrics(factory: metrics)
        Signpost.attach(signposts)
        defer { Signpost.detach(signposts) }
        try await application.start()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            group.addTask { await realtime.run() }
            let listening = try application.container.resolve(ListeningPort.self)
            try await host.run { port in
                listening.set(port)
                await onStart(port)
            }
            group.cancelAll()
            do { try await group.waitForAll() } catch is CancellationError {}
        }
        await live.stop()
        try await close()
    }

    /// Raises the limit of open files, and returns the limits on connections that fit it.
    private func connectionLimits() -> ConnectionLimits {
        guard let limit = OpenFiles.raiseLimit() else { return settings.host.connections }
        if limit < OpenFiles.recommended {
            createLog(category: "host").warning(
                "few open files allowed, so few people can connect; to fix, raise the hard limit, such as by LimitNOFILE=65536 of systemd or ulimit -Hn 65536",
                metadata: ["limit": "\(limit)", "recommended": "\(OpenFiles.recommended)"])
        }
        return settings.host.connections.fitting(openFiles: limit)
    }

    /// Closes the database.
    package func close() async throws { try await database.close() }
}

/// A placeholder for the application while it is composed, since the pages that it serves call its API.
final class ApplicationReference: Responder {
    private let application = Mutex<Application?>(nil)

    func set(_ application: Application) { self.application.withLock { $0 = application } }

    /// Returns the application.
    ///
    /// - Throws: ``APIError`` with status 503 before it is composed.
    func get() throws(APIError) -> Application {
        guard let application = application.withLock({ $0 }) else {
            throw APIError(status: 503, code: "unavailable", message: Strings.starting)
        }
        return application
    }

    func bodyLimit(of head: HTTPRequest) -> Int { (try? get())?.bodyLimit(of: head) ?? 0 }

    func respond(to request: ServerRequest) async -> ServerResponse {
        guard let application = try? get() else { return ServerResponse(status: .serviceUnavailable) }
        return await application.respond(to: request)
    }
}

/// The port of the running server, for a part of the process that calls it as others do.
package final class ListeningPort: Sendable {
    private let port = Mutex<Int?>(nil)

    /// Creates the port of a server that doesn't listen yet.
    package init() {}

    /// The port; nil before the server listens.
    package var value: Int? { port.withLock { $0 } }

    /// Notes that the server listens.
    package func set(_ value: Int) { port.withLock { $0 = value } }
}
