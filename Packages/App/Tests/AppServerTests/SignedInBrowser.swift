import AuthAPI
import Core
import CoreTesting
import HTTPTypes
import Networking
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// A browser of one of the demo people: a cookie and its tabs.
struct SignedInBrowser {
    let live: LiveServer
    let id: BrowserID
    let client: APIClient
    private let request: ServerRequest

    init(_ server: ComposedServer, as name: String = "customer", cookie: Character) async throws {
        let answer = try await server.client(session: nil).call(
            AuthEndpoints.login, LoginRequest(email: "\(name)@tumble.example", password: "tumble-demo"))
        let tokens = Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt)
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: SystemClock())
        try await session.begin(tokens)
        client = server.client(session: session)
        live = try server.application.container.resolve(LiveServer.self)
        let fields: HTTPFields = [.cookie: "tumble_session=" + String(repeating: cookie, count: 64) + "; tumble_device_location=granted"]
        request = ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/", headerFields: fields))
        id = try #require(live.cookie.browser(of: request))
        try await live.browsers.repository.save(tokens, of: answer.user.id, id)
    }

    /// Opens a tab, and waits until it shows the app.
    func tab(_ path: String = "/") async throws -> LiveSession {
        let tab = try await live.open(id, path: path, isColdStart: false, for: request)
        try await eventually { await tab.shows("data-testid=\"tab.") }
        return tab
    }
}
