import AuthAPI
import Core
import CoreTesting
import HTTPTypes
import Networking
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// A driver's browser that has just opened the app.
@Suite(.timeLimit(.minutes(5)))
struct DriverPermissionTests {
    private static let cookie = "tumble_session=" + String(repeating: "d", count: 64)

    private enum Screen {
        case permission, tabs
    }

    /// What the driver sees once the session has been checked.
    private func screen(noting note: String) async throws -> Screen {
        let server = try await makeProduct()
        let answer = try await server.client(session: nil).call(
            AuthEndpoints.login, LoginRequest(email: "driver@tumble.example", password: "tumble-demo"))
        let fields: HTTPFields = [.cookie: Self.cookie + note]
        let request = ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/driver/home", headerFields: fields))
        let live = try server.application.container.resolve(LiveServer.self)
        let browser = try #require(live.cookie.browser(of: request))
        try await live.browsers.repository.save(
            Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt), of: answer.user.id, browser)
        let tab = try await live.open(browser, path: "/driver/home", isColdStart: false, for: request)
        var screen: Screen?
        try await eventually {
            if await tab.shows("data-testid=\"permission.location\"") { screen = .permission }
            if await tab.shows("data-testid=\"tab.") { screen = .tabs }
            return screen != nil
        }
        return try #require(screen)
    }

    @Test(arguments: ["", "; tumble_device_location=denied", "; tumble_device_location=<script>", "; tumble_device_=granted"])
    func `a driver whose browser said nothing good is asked for the location`(note: String) async throws {
        #expect(try await screen(noting: note) == .permission)
    }

    @Test func `a driver who permitted it before comes to the tabs at once`() async throws {
        #expect(try await screen(noting: "; tumble_device_location=granted") == .tabs)
    }
}
