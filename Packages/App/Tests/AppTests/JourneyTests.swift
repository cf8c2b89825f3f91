import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Foundation
import HTTPTypes
import Location
import Networking
import Testing
import UI

@testable import App

/// Walks the coordinator of each feature in the whole app: every address is opened, left, and opened again by the browser's back.
struct JourneyTests {
    private struct NoTransport: HTTPTransport {
        func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { throw HTTPClientError.unreachable("test") }
    }

    private struct NoRefresh: SessionRefreshing {
        func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
    }

    private let sam = Person(id: 7, name: "Sam Everyrole", roles: [.customer, .driver, .dispatcher, .admin])

    private func makeApp() throws -> AppStore {
        let container = DIContainer.test()
        let clock = TestClock()
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: clock)
        container.register(AuthSession.self) { _ in session }
        container.register(APIClient.self) { _ in APIClient(http: HTTPClient(transport: NoTransport(), clock: clock), baseURL: nil, session: session) }
        container.register((any Realtime).self) { _ in FakeRealtime() }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in SeededRandomSource(seed: 1) }
        let app = try AppStore(
            plugins: AppPlugins.all, container: container, configuration: .sample, permissions: Permissions(location: .granted),
            showsLaunchScreen: false)
        app.send(.event(.signedIn(sam)))
        app.send(.slice(SliceAction(AuthFeature.self, .session(.restored(.success(user))))))
        return app
    }

    private var user: User {
        User(id: 7, name: sam.name, email: "sam@tumble.example", phone: nil, roles: sam.roles, language: "en", createdAt: User.sample.createdAt)
    }

    private static let places = [
        "/customer/activity/12", "/customer/retail/3", "/customer/messages/5", "/driver/messages/5", "/dispatcher/messages/5", "/dispatcher/orders/12",
        "/customer/account/profile", "/driver/account/addresses", "/customer/account/addresses/new", "/dispatcher/account/preferences",
        "/customer/account/appearance", "/customer/account/devices", "/driver/account/password",
    ]

    private func root(of path: String) -> String { "/" + path.split(separator: "/").prefix(2).joined(separator: "/") }

    @Test func `every tab of every mode has an address that leads back to it`() throws {
        let app = try makeApp()
        for mode in Mode.allCases {
            for tab in app.coordinator.tabs.tabs(in: mode) {
                app.send(.opened("/\(mode.rawValue)/\(tab.id)"))
                #expect(app.path == "/\(mode.rawValue)/\(tab.id)")
                #expect(app.state.route == .home(mode) && app.state.tab == tab.id)
            }
        }
        app.store.stop()
    }

    @Test(arguments: places)
    func `a deep link opens its place, the browser's back leaves it, forward returns, and the tab's button leads to its root`(path: String) throws {
        let app = try makeApp()
        app.send(.opened(path))
        #expect(app.path == path)
        app.send(.opened(root(of: path)))
        #expect(app.path == root(of: path))
        app.send(.opened(path))
        #expect(app.path == path)
        let tab = try #require(app.state.tab)
        app.send(.tabTapped(tab))
        #expect(app.path == root(of: path))
        app.store.stop()
    }

    @Test(arguments: [
        ("/customer/activity/12/nowhere", "/customer/activity/12"), ("/customer/activity/abc", "/customer/activity"),
        ("/customer/account/addresses/xyz", "/customer/account/addresses"), ("/customer/account/nowhere/at/all", "/customer/account"),
        ("/dispatcher/orders/0", "/dispatcher/orders"), ("/customer/nowhere", "/customer/home"), ("/nowhere", "/customer/home"),
    ])
    func `an address that leads nowhere leads to the nearest place`(path: String, nearest: String) throws {
        let app = try makeApp()
        app.send(.opened(path))
        #expect(app.path == nearest)
        app.store.stop()
    }

    @Test func `pages are pushed and popped, one at a time`() throws {
        let app = try makeApp()
        app.send(.opened("/customer/account"))
        app.send(.slice(SliceAction(AuthFeature.self, .account(.rowTapped(.addresses)))))
        #expect(app.path == "/customer/account/addresses")
        app.send(.slice(SliceAction(AuthFeature.self, .account(.rowTapped(.newAddress)))))
        #expect(app.path == "/customer/account/addresses/new")
        app.send(.slice(SliceAction(AuthFeature.self, .account(.backTapped))))
        #expect(app.path == "/customer/account/addresses")
        app.send(.slice(SliceAction(AuthFeature.self, .account(.backTapped))))
        app.send(.slice(SliceAction(AuthFeature.self, .account(.backTapped))))
        #expect(app.path == "/customer/account")
        app.store.stop()
    }

    @Test func `tabs are left and found again where they were`() throws {
        let app = try makeApp()
        app.send(.opened("/customer/activity/12"))
        app.send(.tabTapped("home"))
        #expect(app.path == "/customer/home")
        app.send(.tabTapped("activity"))
        #expect(app.path == "/customer/activity/12")
        app.store.stop()
    }

    @Test func `every place renders with a title, and the previews too`() throws {
        let app = try makeApp()
        for path in Self.places {
            app.send(.opened(path))
            let view = RootView(state: app.state, tabs: app.coordinator.tabs, configuration: .sample) { _ in }
            let render = Renderer.render(view)
            #expect(render.title?.isEmpty == false, "\(path)")
        }
        func html<Provider: PreviewProvider>(_ provider: Provider.Type) -> String {
            String(decoding: Renderer.render(provider.previews).html, as: UTF8.self)
        }
        for provider in AppPreviews.all { #expect(html(provider).contains("t-"), "\(provider)") }
        app.store.stop()
    }
}
