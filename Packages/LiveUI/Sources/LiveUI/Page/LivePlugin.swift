public import Core
import HTTPTypes
public import Persistence
public import ServerCore

/// Mounts live pages on every address that is not the API's: the part of LiveUI that stands in a product's list of server plugins.
public struct LivePlugin: ServerPlugin {
    /// The name.
    public let name = "Live"
    /// None: pages serve whatever app they are given.
    public let requires: [String] = []
    private let makeServer: @Sendable (DIContainer) throws -> LiveServer

    /// Creates the plugin.
    ///
    /// - Parameter makeServer: makes the live server once the container is complete.
    public init(makeServer: @escaping @Sendable (DIContainer) throws -> LiveServer) {
        self.makeServer = makeServer
    }

    /// The table of browser sessions.
    public var migrations: [Migration] { BrowserSessionRepository.migrations }

    /// Registers the live server, for the host.
    public func register(in container: DIContainer) {
        container.register(LiveServer.self) { [makeServer] resolver in try makeServer(resolver.container) }
    }

    /// Removes browser sessions that nobody uses any more.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let repository = try container.resolve(LiveServer.self).browsers.repository
        return [PeriodicJob("idle browser sessions end", every: .seconds(3600)) { try await repository.removeIdle() }]
    }

    /// Pages, script and style sheet. From here on the tabs of sessions that end elsewhere are signed out.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (server, endings) = try container.resolve(LiveServer.self, SessionEndings.self)
        endings.listen { [weak server] person in
            // lint:allow task-stored because whoever ended the session doesn't wait for the tabs, and this ends at once.
            Task { await server?.sessionsEnded(of: person) }
        }
        server.addAssets(to: &routes)
        routes.page(.post, "/live/cookie", summary: "A new cookie for a tab in which somebody signed in.") { try await server.exchangeCookie(for: $0) }
        routes.page(.get, "/{path...}", summary: "A page of the app.") { try await server.page(for: $0) }
    }
}

extension LiveServer {
    nonisolated func addAssets(to routes: inout Routes) { assets.addRoutes(to: &routes) }
}
