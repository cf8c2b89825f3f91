import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing
import UI

@testable import LiveUI

/// Loads a first value when it is opened, and a second one when the first is shown.
private final class ChainRoot: LiveRoot {
    struct State {
        var first: Int?
        var second: Int?
    }

    enum Action: Sendable { case opened, firstLoaded, firstShown, secondLoaded }

    let store: Store<State, Action>
    private let app: ChainApp

    init(app: ChainApp) {
        self.app = app
        store = Store(initial: State()) { state, action in
            switch action {
            case .opened: return .run { send in send(.firstLoaded) }
            case .firstLoaded: state.first = 1
            case .firstShown:
                return .run { send in
                    if app.isEndless { await app.wait() }
                    send(.secondLoaded)
                }
            case .secondLoaded: state.second = 2
            }
            return .none
        }
    }

    var language: Language { .english }
    var location: String { "/place" }
    var isBusy: Bool { store.isBusy }

    func render(extents: LazyExtents) -> Render {
        let (state, store) = (store.state, store)
        app.rendered.withLock { $0.append([state.first, state.second]) }
        return Renderer.render(
            VStack {
                if let first = state.first { Text("First \(first)").onAppear { store.send(.firstShown) } }
                if let second = state.second { Text("Second \(second)") }
            }, extents: extents)
    }

    func open(_ path: String) { store.send(.opened) }
    func restore(drafts: Data) {}
    func returnedToForeground() {}
    func sceneChanged(isActive: Bool) {}
    func connectionChanged(isConnected: Bool) {}
    func drain() -> Bool { store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async { await store.run(changed: changed, settled: settled) }
    func stop() { store.stop() }
}

private struct ChainApp: LiveApp {
    let document = LiveDocument(name: "Chain", styleSheet: "", isSecure: false, publicURL: nil)
    /// The values with which the page was rendered.
    let rendered = LockedValue<[[Int?]]>([])
    /// Whether the second load doesn't end.
    var isEndless = false

    var refresher: any SessionRefreshing { NoRefresh() }
    func personID(of tokens: Tokens) async -> Int? { nil }
    func makeRoot(_ visit: Visit) throws -> any LiveRoot { ChainRoot(app: self) }

    /// Goes on until it is canceled.
    func wait() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        continuation.finish()
    }
}

/// What a first page waits for.
@Suite(.timeLimit(.minutes(1)))
struct SettlingTests {
    private let clock = TestClock()

    private func page(of app: ChainApp) async throws -> (html: Task<String, any Error>, server: TestServer) {
        let plugin = LivePlugin { [clock] container in
            LiveServer(
                app: app, database: try container.resolve((any Database).self), key: SymmetricKey(size: .bits256), clock: clock,
                random: SystemRandomSource(), metrics: PrometheusRegistry())
        }
        let server = try await TestServer(plugins: [plugin], clock: clock)
        return (Task { String(decoding: await server.send(.get, "/place").body, as: UTF8.self) }, server)
    }

    @Test func `what is loaded is waited for before the page is rendered, and what the page then loads as well`() async throws {
        let app = ChainApp()
        let html = try await page(of: app).html.value
        #expect(html.contains("First 1") && html.contains("Second 2"))
        let rendered = app.rendered.withLock { $0 }
        #expect(rendered.count { $0 == [nil, nil] } == 1, "\(rendered)")
        #expect(rendered.last == [1, 2])
    }

    @Test func `a load that takes too long isn't waited for`() async throws {
        var app = ChainApp()
        app.isEndless = true
        let (html, server) = try await page(of: app)
        try await eventually { app.rendered.withLock({ $0.last == [1, nil] }) }
        // The session's timer, and the one that looks for abandoned sessions.
        await clock.sleepers(2)
        clock.advance(by: LiveLimits().firstPageWait)
        let text = try await html.value
        #expect(text.contains("First 1") && !text.contains("Second"))
        _ = server
    }
}
