import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Foundation
import HTTPTypes
import Location
import Networking
import Synchronization
import Testing
import UI

@testable import App

/// Lets no response through until it is opened, whether the caller still waits or not.
private final class GatedTransport: HTTPTransport {
    private let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let calls = Atomic<Int>(0)

    func open() { opening.finish() }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        calls.add(1, ordering: .relaxed)
        // Not ended by a canceled task: a response that is on its way arrives, too.
        await Task { [gate] in for await _ in gate {} }.value
        return (HTTPResponse(status: .badRequest), Data(#"{"success":false,"data":null,"error":"late","code":"late"}"#.utf8))
    }
}

extension GatedTransport: CustomReflectable {
    /// Nothing, so that a dump of the features shows their states alone.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// What one person's work may leave for the next: nothing, in any feature of the product.
struct SignOutTests {
    private struct NoRefresh: SessionRefreshing {
        func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
    }

    private func makeApp(_ transport: GatedTransport) throws -> AppStore {
        let container = DIContainer.test()
        let clock = TestClock()
        let tokens = Tokens(accessToken: "a", refreshToken: "r", expiresAt: .distantFuture)
        let session = AuthSession(store: InMemoryTokenStore(tokens), refresher: NoRefresh(), clock: clock)
        container.register(AuthSession.self) { _ in session }
        container.register(APIClient.self) { _ in APIClient(http: HTTPClient(transport: transport, clock: clock), baseURL: nil, session: session) }
        container.register((any Realtime).self) { _ in FakeRealtime() }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in SeededRandomSource(seed: 1) }
        return try AppStore(
            plugins: AppPlugins.all, container: container, configuration: .sample, permissions: Permissions(location: .granted),
            showsLaunchScreen: false)
    }

    private func signIn(_ id: Int, _ name: String, to app: AppStore) {
        let user = User(
            id: id, name: name, email: "\(id)@tumble.example", phone: nil, roles: [.customer, .driver, .dispatcher, .admin], language: "en",
            createdAt: User.sample.createdAt)
        app.send(.slice(SliceAction(AuthFeature.self, .session(.restored(.success(user))))))
        app.store.drain()
    }

    /// Shows every tab of every mode, as a page does, so that each screen begins what it does when it appears.
    private func visitEverything(_ app: AppStore) {
        for mode in Mode.allCases {
            for tab in app.coordinator.tabs.tabs(in: mode) {
                app.send(.opened("/\(mode.rawValue)/\(tab.id)"))
                let view = RootView(state: app.state, tabs: app.coordinator.tabs, configuration: .sample) { app.send($0) }
                for appearance in Renderer.render(view).appearances { appearance.onAppear?() }
            }
        }
    }

    private func features(of app: AppStore) -> String {
        var text = ""
        dump(app.state.slices, to: &text)
        return text
    }

    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
    func `nothing that one person began reaches the next`(signsOutFirst: Bool) async throws {
        let transport = GatedTransport()
        let app = try makeApp(transport)
        signIn(7, "Ann Before", to: app)
        visitEverything(app)
        try await eventually { transport.calls.load(ordering: .relaxed) >= 8 }
        #expect(features(of: app).contains("Ann Before"))

        if signsOutFirst { app.send(.event(.signedOut)) }
        signIn(8, "Bo After", to: app)
        let before = features(of: app)
        #expect(!before.contains("Ann Before"))
        #expect(before.contains("Bo After"))

        // Bo's own profile is being asked for; it is the only thing that may still come.
        app.send(.event(.signedOut))
        let signedOut = features(of: app)
        transport.open()
        while app.store.isBusy {
            await Task.yield()
            app.store.drain()
        }
        for _ in 0..<100 {
            await Task.yield()
            app.store.drain()
        }
        #expect(features(of: app) == signedOut)
        app.store.stop()
    }
}
