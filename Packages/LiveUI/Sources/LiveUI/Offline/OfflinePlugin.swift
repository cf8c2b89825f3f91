public import Core
import Crypto
import Foundation
import HTTPTypes
import Networking
public import Persistence
public import ServerCore

/// Makes live pages installable and usable without a network: manifest, icons, service worker, outbox. It stands beside ``LivePlugin``.
public struct OfflinePlugin: ServerPlugin {
    /// The name.
    public let name = "Offline"
    /// The pages.
    public let requires = ["Live"]
    private let makeApp: @Sendable (DIContainer) throws -> OfflineApp

    /// Creates the plugin.
    ///
    /// - Parameter makeApp: describes the product once the container is complete.
    public init(makeApp: @escaping @Sendable (DIContainer) throws -> OfflineApp) {
        self.makeApp = makeApp
    }

    /// None.
    public var migrations: [Migration] { [] }

    /// Nothing.
    public func register(in container: DIContainer) {}

    /// The files and the outbox.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (app, live) = (try makeApp(container), try container.resolve(LiveServer.self))
        let files = OfflineFiles(app: app, pageVersion: live.assets.version)
        files.addRoutes(to: &routes)
        let outbox = OutboxController(app: app, clock: try container.resolve((any Clock).self), origin: live.origin) { try await live.authSession(of: $0) }
        routes.page(.post, "/live/outbox", summary: "Takes what was done without a network.") { try await outbox.post($0) }
    }
}

extension LiveServer {
    /// The tokens of the browser session that a request comes from.
    func authSession(of request: ServerRequest) async throws -> AuthSession? {
        guard let browser = cookie.browser(of: request) else { return nil }
        return try await browsers.session(for: browser).auth
    }
}
