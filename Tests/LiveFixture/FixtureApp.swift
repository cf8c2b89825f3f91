import Core
import Foundation
import LiveUI
import Networking
import ServerCore
import UI

/// The fixture as LiveUI serves it.
struct FixtureApp: LiveApp {
    let clock: any Core.Clock
    let document = LiveDocument(name: "Fixture", styleSheet: UIStyleSheet.css, isSecure: false)

    var refresher: any SessionRefreshing { NoRefresh() }

    func personID(of tokens: Tokens) async -> Int? { nil }

    func makeRoot(_ visit: Visit) throws -> any LiveRoot { FixtureRoot(clock: clock) }
}

/// One tab of the fixture.
final class FixtureRoot: LiveRoot {
    private let store: Store<FixtureState, FixtureAction>

    init(clock: any Core.Clock) {
        store = Store(initial: FixtureState(), reduce: FixtureReducer(clock: clock).reduce)
    }

    var location: String { store.state.path }
    var language: Language { .english }
    var isBusy: Bool { store.isBusy }

    func render(extents: LazyExtents) -> Render {
        Renderer.render(FixtureView(state: store.state) { [store] in store.send($0) }, extents: extents)
    }

    var drafts: Data? { store.state.bags > 1 ? Data("\(store.state.bags)".utf8) : nil }
    func restore(drafts: Data) { store.send(.bagsRestored(Int(String(decoding: drafts, as: UTF8.self)) ?? 1)) }

    func open(_ path: String) { store.send(.opened(path)) }
    func drain() -> Bool { store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async {
        await store.run(changed: changed, settled: settled)
    }
    func stop() { store.stop() }
}

private struct NoRefresh: SessionRefreshing {
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
}

/// Nobody signs in to the fixture.
struct NobodyAuthenticator: Authenticator {
    func authenticate(_ token: String) async throws(APIError) -> Person { throw .unauthorized() }
    func provedAt(_ token: String) async throws(APIError) -> Date? { throw .unauthorized() }
}
