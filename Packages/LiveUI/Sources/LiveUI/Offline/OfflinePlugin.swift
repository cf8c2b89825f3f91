public import Core
import Crypto
import Foundation
import HTTPTypes
import Networking
public import Persistence
public import ServerCore

/// Makes live pages installable and usable offline: manifest, icons, service worker, outbox. Requires ``LivePlugin``.
public struct OfflinePlugin: ServerPlugin {
    /// The plugin's name, `Offline`.
    public let name = "Offline"
    /// The plugin that serves the pages.
    public let requires = ["Live"]
    private let makeApp: @Sendable (DIContainer) throws -> OfflineApp

    /// Creates the plugin.
    ///
    /// - Parameter makeApp: creates the product's description once the container is complete.
    public init(makeApp: @escaping @Sendable (DIContainer) throws -> OfflineApp) {
        self.makeApp = makeApp
    }

    /// An empty list.
    public var migrations: [Migration] { [] }

    /// Does nothing.
    public func register(in container: DIContainer) {}

    /// Registers the files and the outbox.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (app, live) = (try makeApp(container), try container.resolve(LiveServer.self))
        let files = OfflineFiles(app: app, pageVersion: live.assets.version)
        files.addRoutes(to: &routes)
        let outbox = OutboxController(app: app, origin: live.origin) { try await live.authSession(of: $0) }
        routes.page(.post, "/live/outbox", summary: "Performs actions that were taken offline.") { try await outbox.post($0) }
    }
}

extension LiveServer {
    /// Returns the tokens of a request's browser session.
    func authSession(of request: ServerRequest) async throws -> AuthSession? {
        guard let browser = cookie.browser(of: request) else { return nil }
        return try await browsers.session(for: browser).auth
    }
}
