import AuthAPI
import Core
import HTTPTypes
import Networking
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// The first page of a driver's browser.
struct DriverPermissionTests {
    private static let cookie = "tumble_session=" + String(repeating: "d", count: 64)

    private func driverPage(noting note: String) async throws -> String {
        let server = try await makeProduct()
        let answer = try await server.client(session: nil).call(
            AuthEndpoints.login, LoginRequest(email: "driver@tumble.example", password: "tumble-demo"))
        let fields: HTTPFields = [.cookie: Self.cookie + note]
        let request = ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/driver/home", headerFields: fields))
        let live = try server.application.container.resolve(LiveServer.self)
        let browser = try #require(live.cookie.browser(of: request))
        try await live.browsers.repository.save(
            Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt), of: answer.user.id, browser)
        return String(decoding: await server.application.respond(to: request).body, as: UTF8.self)
    }

    @Test(arguments: ["", "; tumble_device_location=denied", "; tumble_device_location=<script>", "; tumble_device_=granted"])
    func `a driver whose browser said nothing good is asked for the location`(note: String) async throws {
        let page = try await driverPage(noting: note)
        #expect(page.contains("data-testid=\"permission.location\""))
    }

    @Test func `a driver who permitted it before comes to the tabs at once`() async throws {
        let page = try await driverPage(noting: "; tumble_device_location=granted")
        #expect(!page.contains("permission.location") && page.contains("data-testid=\"tab."))
    }
}
