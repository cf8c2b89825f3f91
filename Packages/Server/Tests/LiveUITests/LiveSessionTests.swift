import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing
import UI

@testable import LiveUI

/// A counter with a text field: enough of an app for a tab.
private final class CounterRoot: LiveRoot {
    struct State {
        var count = 0
        var name = ""
        var path = "/"
    }

    enum Action: Sendable {
        case tapped
        case nameChanged(String)
        case opened(String)
    }

    let store = Store<State, Action>(initial: State()) { state, action in
        switch action {
        case .tapped: state.count += 1
        case .nameChanged(let name): state.name = name
        case .opened(let path): state.path = path
        }
        return .none
    }

    var location: String { store.state.path }
    var isBusy: Bool { store.isBusy }

    func render() -> Render {
        let state = store.state
        return Renderer.render(
            VStack {
                Text("Count \(state.count)").id("count")
                Button("Add") { [store] in store.send(.tapped) }.accessibilityIdentifier("add")
                TextField("Name", text: Binding(get: { state.name }, set: { [store] in store.send(.nameChanged($0)) }))
                if state.count < 2 { Button("Only early") { [store] in store.send(.opened("/early")) } }
            }
            .navigationTitle("Counter"))
    }

    func open(_ path: String) { store.send(.opened(path)) }
    func drain() -> Bool { store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void) async { await store.run(changed: changed) }
    func stop() { store.stop() }
}

private struct CounterApp: LiveApp {
    let document = LiveDocument(name: "Counter", styleSheet: "body{}", isSecure: false)

    func authSession(store: any TokenStore) throws -> AuthSession {
        AuthSession(store: store, refresher: NoRefresh(), clock: SystemClock())
    }

    func makeRoot(_ visit: Visit) throws -> any LiveRoot { CounterRoot() }
}

private struct NoRefresh: SessionRefreshing {
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
}

/// A socket whose browser is the test.
private final class TestSocket: LiveSocket {
    let messages: AsyncStream<String>
    private let input: AsyncStream<String>.Continuation
    private let sent: AsyncStream<String>
    private let output: AsyncStream<String>.Continuation

    init() {
        (messages, input) = AsyncStream.makeStream()
        (sent, output) = AsyncStream.makeStream()
    }

    func send(_ text: String) async throws { output.yield(text) }

    func close() async {
        input.finish()
        output.finish()
    }

    func browserSends(_ json: String) { input.yield(json) }

    func next() async throws -> [String: Any] {
        var iterator = sent.makeAsyncIterator()
        let text = try #require(await iterator.next())
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

struct LiveSessionTests {
    private func makeServer() async throws -> (TestServer, LiveServer) {
        let live = LivePlugin { container in
            LiveServer(
                app: CounterApp(), database: try container.resolve((any Database).self), key: SymmetricKey(size: .bits256), clock: SystemClock(),
                random: SystemRandomSource())
        }
        let server = try await TestServer(plugins: [live])
        return (server, try server.application.container.resolve(LiveServer.self))
    }

    private func visit(_ server: TestServer, _ path: String = "/place") async throws -> (html: String, cookie: String) {
        let response = await server.send(.get, path)
        #expect(response.status == .ok)
        let cookie = try #require(response.headerFields[.setCookie]?.split(separator: ";").first)
        return (String(decoding: response.body, as: UTF8.self), String(cookie))
    }

    private func attribute(_ name: String, in html: String) throws -> String {
        String(try #require(html.firstMatch(of: try Regex("\(name)=\"([^\"]*)\""))?.output[1].substring))
    }

    private func request(cookie: String, origin: String = "http://test") -> ServerRequest {
        ServerRequest(
            head: HTTPRequest(
                method: .get, scheme: "http", authority: "test", path: "/live/socket", headerFields: [.cookie: cookie, .origin: origin]))
    }

    @Test func `a GET answers the complete page with its session, title and a cookie that scripts can't read`() async throws {
        let (server, _) = try await makeServer()
        let response = await server.send(.get, "/place")
        let html = String(decoding: response.body, as: UTF8.self)
        #expect(html.contains("Count 0"))
        #expect(html.contains("<title>Counter · Counter</title>"))
        #expect(response.headerFields[.setCookie]?.contains("HttpOnly; SameSite=Lax") == true)
        #expect(response.headerFields[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(try attribute("data-session", in: html).count == 32)
    }

    @Test func `a press travels to the server and only the changed fragment comes back`() async throws {
        let (server, live) = try await makeServer()
        let (html, cookie) = try await visit(server)
        let socket = TestSocket()
        let connection = Task { await live.connect(request(cookie: cookie), socket) }
        socket.browserSends(#"{"kind":"hello","sequence":1,"id":"\#(try attribute("data-session", in: html))","path":"/place"}"#)
        let first = try await socket.next()
        #expect(first["path"] as? String == "/place")
        let press = try attribute("data-press", in: html)
        socket.browserSends(#"{"kind":"press","sequence":2,"render":1,"id":"\#(press)"}"#)
        let second = try await socket.next()
        let fragments = try #require(second["fragments"] as? [[String: String]])
        #expect(fragments.count == 1)
        #expect(fragments.first?["html"]?.contains("Count 1") == true)
        #expect(fragments.first?["html"]?.contains("<button") == false)
        #expect(second["acknowledged"] as? Int == 2)
        await socket.close()
        await connection.value
    }

    @Test func `a browser that comes back to another process finds its place and what it had typed`() async throws {
        let (server, live) = try await makeServer()
        let (html, cookie) = try await visit(server)
        let socket = TestSocket()
        let connection = Task { await live.connect(request(cookie: cookie), socket) }
        let field = try attribute("data-input", in: html)
        let hello = #"{"kind":"hello","sequence":1,"id":"gone","path":"/elsewhere","fields":{"\#(field)":"Ann"}}"#
        socket.browserSends(hello)
        let message = try await socket.next()
        let fragments = try #require(message["fragments"] as? [[String: String]])
        #expect(fragments.first?["id"] == "ui-root")
        #expect(fragments.first?["html"]?.contains("Ann") == true)
        #expect(message["path"] as? String == "/elsewhere")
        #expect(message["session"] as? String != "gone")
        await socket.close()
        await connection.value
    }

    @Test func `another browser can't adopt a tab`() async throws {
        let (server, live) = try await makeServer()
        let (html, _) = try await visit(server)
        let (_, other) = try await visit(server)
        let socket = TestSocket()
        let connection = Task { await live.connect(request(cookie: other), socket) }
        let id = try attribute("data-session", in: html)
        socket.browserSends(#"{"kind":"hello","sequence":1,"id":"\#(id)","path":"/mine"}"#)
        let message = try await socket.next()
        #expect(message["session"] as? String != id)
        await socket.close()
        await connection.value
    }

    @Test func `a socket from another site or without a cookie is refused`() async throws {
        let (server, live) = try await makeServer()
        let (_, cookie) = try await visit(server)
        #expect(live.accepts(request(cookie: cookie)))
        #expect(!live.accepts(request(cookie: cookie, origin: "http://evil.example")))
        #expect(!live.accepts(request(cookie: "tumble_session=guess")))
    }

    @Test func `a message that can't be read ends the connection`() async throws {
        let (server, live) = try await makeServer()
        let (_, cookie) = try await visit(server)
        let socket = TestSocket()
        let connection = Task { await live.connect(request(cookie: cookie), socket) }
        socket.browserSends("nonsense")
        await connection.value
    }

    @Test func `a press on something that is no longer there is dropped`() async throws {
        var page = RenderedPage(CounterRoot().render(), number: 1, location: "/")
        let old = CounterRoot()
        old.store.send(.tapped)
        let early = try #require(page.render.actions.ids.last)
        old.store.send(.tapped)
        page.advance(to: old.render(), location: "/")
        #expect(page.action(early, render: 1) == nil)
        let add = try #require(page.render.actions.ids.first)
        #expect(page.action(add, render: 1) != nil)
        #expect(page.action(add, render: -5) == nil)
    }
}
