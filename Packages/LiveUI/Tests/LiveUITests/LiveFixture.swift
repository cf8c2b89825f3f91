import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import LiveUI

/// A live server over a real database, and browsers that are the test.
struct LiveFixture {
    let server: TestServer
    let live: LiveServer
    let app: CounterApp
    let clock: TestClock

    /// A page that a browser got.
    struct Page {
        let html: String
        let cookie: String
        let response: ServerResponse

        var session: String { (try? LiveFixture.attribute("data-session", in: html)) ?? "" }

        /// The id of a button's press.
        func press(_ title: String) throws -> String { try LiveFixture.press(title, in: html) }

        var input: String { (try? LiveFixture.attribute("data-input", in: html)) ?? "" }
    }

    static func make(app: CounterApp = CounterApp(), limits: LiveLimits = LiveLimits()) async throws -> LiveFixture {
        let clock = TestClock()
        let plugin = LivePlugin { container in
            LiveServer(
                app: app, database: try container.resolve((any Database).self), key: SymmetricKey(size: .bits256), clock: clock,
                random: SystemRandomSource(), limits: limits, metrics: PrometheusRegistry())
        }
        let server = try await TestServer(plugins: [plugin], clock: clock)
        return LiveFixture(server: server, live: try server.application.container.resolve(LiveServer.self), app: app, clock: clock)
    }

    func visit(_ path: String = "/place", cookie: String? = nil, _ fields: HTTPFields = [:], from address: String = "test") async throws -> Page {
        var fields = fields
        if let cookie { fields[.cookie] = cookie }
        let response = await server.send(.get, path, headerFields: fields, from: address)
        let set = response.headerFields[.setCookie]?.split(separator: ";").first.map(String.init)
        return Page(html: String(decoding: response.body, as: UTF8.self), cookie: set ?? cookie ?? "", response: response)
    }

    func request(cookie: String, origin: String = "http://test", site: String? = nil) -> ServerRequest {
        var fields: HTTPFields = [.cookie: cookie, .origin: origin]
        if let site { fields[.secFetchSite] = site }
        return ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/live/socket", headerFields: fields))
    }

    /// Opens a socket, without a greeting.
    func socket(cookie: String) -> TestTab {
        let socket = TestSocket()
        let (live, request) = (live, request(cookie: cookie))
        return TestTab(socket: socket, connection: Task { await live.connect(request, socket) })
    }

    /// Opens a socket for a page and waits for the server's greeting.
    func connect(_ page: Page, path: String = "/place") async throws -> TestTab {
        let tab = socket(cookie: page.cookie)
        tab.send(["kind": "hello", "id": page.session, "render": 1, "path": path])
        _ = try await tab.next()
        return tab
    }

    static func attribute(_ name: String, in html: String) throws -> String {
        String(try #require(html.firstMatch(of: try Regex("\(name)=\"([^\"]*)\""))?.output[1].substring))
    }

    static func press(_ title: String, in html: String) throws -> String {
        String(try #require(html.firstMatch(of: try Regex("data-press=\"([^\"]*)\"[^>]*>(<[^>]*>)*\(title)<"))?.output[1].substring))
    }
}
