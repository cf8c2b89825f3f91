public import Core
import HTTPTypes
public import Persistence
public import ServerCore

/// Serves live pages on every path outside the API: LiveUI's entry in a product's list of server plugins.
public struct LivePlugin: ServerPlugin {
    /// The plugin's name, `Live`.
    public let name = "Live"
    /// An empty list, since pages serve any app.
    public let requires: [String] = []
    private let makeServer: @Sendable (DIContainer) throws -> LiveServer

    /// Creates the plugin.
    ///
    /// - Parameter makeServer: creates the live server once the container is complete.
    public init(makeServer: @escaping @Sendable (DIContainer) throws -> LiveServer) {
        self.makeServer = makeServer
    }

    /// The migrations of the browser sessions' table.
    public var migrations: [Migration] { BrowserSessionRepository.migrations }

    /// Registers the live server, for the host.
    public func register(in container: DIContainer) {
        container.register(LiveServer.self) { [makeServer] resolver in try makeServer(resolver.container) }
    }

    /// Returns the sessions of browsers.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { BrowserPersonalData.all }

    /// Returns the job that removes unused browser sessions.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let repository = try container.resolve(LiveServer.self).browsers.repository
        return [PeriodicJob("idle browser sessions end", every: .seconds(3600)) { try await repository.removeIdle() }]
    }

    /// Registers pages, script and style sheet, and signs out tabs whose sessions end elsewhere.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (server, endings) = try container.resolve(LiveServer.self, SessionEndings.self)
        endings.listen { [weak server] person in
            // lint:allow task-stored because the end of a session doesn't wait for the tabs, and this ends at once.
            Task { await server?.sessionsEnded(of: person) }
        }
        server.addAssets(to: &routes)
        routes.page(.post, "/live/cookie", summary: "Returns a new cookie for a tab in which somebody signed in.") { try await server.exchangeCookie(for: $0) }
        FileRelay(app: server.app, origin: server.origin) { try await server.authSession(of: $0) }.add(to: &routes)
        routes.page(.get, "/{path...}", summary: "A page of the app.") { try await server.page(for: $0) }
    }
}

extension LiveServer {
    nonisolated func addAssets(to routes: inout Routes) { assets.addRoutes(to: &routes) }
}
