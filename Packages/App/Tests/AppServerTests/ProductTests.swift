import App
import AuthAPI
import Core
import CoreUI
import Foundation
import HTTPTypes
import LiveUI
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import ServerCore
import Testing

@testable import AppServer

/// A product on a database of its own: settings of the development build, nothing in the data folder.
func makeProduct(
    without removed: Set<String> = [], _ values: [String: String] = [:], on chosen: (any Database)? = nil
) async throws -> ComposedServer {
    let defaults = ["LOG_LEVEL": "critical", "LAUNCH_SCREEN_SECONDS": "0", "PAYMENT_GATEWAY": "none"]
    let settings = try ServerSettings.load(
        build: .development, file: nil, commandLine: defaults.merging(values) { $1 }, environment: [:]
    ).inMemory
    let database: any Database
    if let chosen { database = chosen } else { database = try await TestDatabase(.chosen) }
    let server = try await Bootstrap.compose(
        settings,
        clients: AppPlugins.all.filter { !removed.contains($0.name) },
        servers: ServerPlugins.all.filter { !removed.contains($0.name) },
        database: { _ in database })
    _ = try await server.migrate()
    try await server.application.seed()
    return server
}

extension ComposedServer {
    func client(session: AuthSession?) -> APIClient {
        APIClient(
            http: HTTPClient(transport: InProcessTransport(responder: application), clock: SystemClock(), policy: .inProcess), baseURL: nil, session: session)
    }

    /// A client that is signed in as one of the demo people.
    ///
    /// - Parameter clock: the server's.
    func client(as name: String, clock: any Core.Clock = SystemClock()) async throws -> APIClient {
        client(session: try await session(as: name, clock: clock))
    }

    /// The session of one of the demo people.
    func session(as name: String, clock: any Core.Clock = SystemClock()) async throws -> AuthSession {
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: clock)
        let answer = try await client(session: nil).call(
            AuthEndpoints.login, LoginRequest(email: "\(name)@tumble.example", password: "tumble-demo"))
        try await session.begin(Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt))
        return session
    }

    func page(_ path: String) async -> String {
        let head = HTTPRequest(method: .get, scheme: "http", authority: "test", path: path)
        return String(decoding: await application.respond(to: ServerRequest(head: head)).body, as: UTF8.self)
    }
}

struct NoRefresh: SessionRefreshing {
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
}

struct ProductTests {
    // Matching is there for Fleet alone, and goes with it.
    @Test(arguments: [
        ["Retail"], ["Sustainability"], ["Chat"], ["Matching"], ["Fleet", "Matching"], ["Payments"], ["Promotions"], ["Support"], ["Notifications"],
    ])
    func `a feature that none needs can be taken out: the rest starts, serves pages and takes orders`(features: [String]) async throws {
        let server = try await makeProduct(without: Set(features))
        #expect(await server.page("/").contains("Sign in"))
        let customer = try await server.client(as: "customer")
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)))
        #expect(order.stage == .accepted)
        await server.application.deliverEvents()
        let tables = try await server.database.read { transaction in
            try transaction.values(
                String.self, transaction.dialect == .sqlite ? "SELECT name FROM sqlite_master WHERE type = 'table'" : "SELECT tablename FROM pg_tables")
        }
        for removed in features {
            #expect(!tables.contains { $0.hasPrefix(removed.lowercased() + "_") })
            #expect(!server.application.routes.descriptions.contains { $0.contains("/\(removed.lowercased())/") })
        }
    }

    @Test func `taking out what others need stops the start with one line that names them`() async throws {
        let error = await #expect(throws: PluginError.self) { try await makeProduct(without: ["Orders"]) }
        #expect(
            error?.description == "Plugin Orders is missing from the app's plugin list, but Fleet, Chat, Sustainability, Payments need it. "
                + "To fix, add Orders to the list or remove Fleet, Chat, Sustainability, Payments.")
    }

    @Test func `a page's calls are known as its browser's, by address and by name`() async throws {
        let server = try await makeProduct()
        let app = try server.application.container.resolve(TumbleLiveApp.self)
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: SystemClock())
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        let client = app.client(
            session: session, for: Visit(session: session, path: "/", isColdStart: false, remoteAddress: "192.0.2.1", userAgent: firefox))
        let answer = try await client.call(AuthEndpoints.login, LoginRequest(email: "customer@tumble.example", password: "tumble-demo"))
        try await session.begin(Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt))
        #expect(try await client.call(AuthEndpoints.sessions).map(\.name) == ["Firefox on Linux"])
        let addresses = try await server.database.read { try $0.values(String.self, "SELECT address FROM auth_security_event") }
        #expect(addresses == ["192.0.2.1"])
        _ = try await app.refresher.refresh(answer.refreshToken)
        #expect(try await client.call(AuthEndpoints.sessions).map(\.name) == ["Firefox on Linux"])
    }

    @Test func `a browser keeps its cookie for as long as it may stay signed in`() async throws {
        let server = try await makeProduct(["SESSION_IDLE_DAYS": "2"])
        let response = await server.application.respond(to: ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/")))
        #expect(response.headerFields[.setCookie]?.contains("Max-Age=172800;") == true)
    }

    @Test func `who agreed is counted in the database, once the product counts at all`() async throws {
        for isOn in [false, true] {
            let server = try await makeProduct(["ANALYTICS": isOn ? "YES" : "NO"])
            let customer = try await server.client(as: "customer")
            let id = try await customer.call(AuthEndpoints.me).id
            let analytics = try server.application.container.resolve((any AnalyticsService).self)
            await analytics.track(AnalyticsEvent("test.asked"), by: id)
            _ = try await customer.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true))
            await analytics.track(AnalyticsEvent("test.agreed"), by: id)
            let names = try await server.database.read { try $0.values(String.self, "SELECT name FROM core_analytics_event ORDER BY id") }
            #expect(names == (isOn ? ["auth.registered", "test.agreed"] : []))
        }
    }

    @Test func `an API in another process is told the browser's address`() async throws {
        let request = try await ForwardedFor(address: "192.0.2.1").adapt(HTTPRequest(method: .get, scheme: "https", authority: "api", path: "/"))
        #expect(request.headerFields[try #require(HTTPField.Name("X-Forwarded-For"))] == "192.0.2.1")
    }

    @Test func `both lists name the same features`() throws {
        // Matching has no pages: its reasons are on Fleet's board.
        #expect(Set(AppPlugins.all.map(\.name)) == Set(ServerPlugins.all.map(\.name)).subtracting(["Matching"]))
    }

    @Test func `every address is listed once`() async throws {
        let addresses = try await makeProduct().application.routes.entries.map { "\($0.method.rawValue) \($0.path)" }
        let doubled = Dictionary(grouping: addresses, by: { $0 }).filter { $1.count > 1 }.keys.sorted()
        #expect(doubled == ["GET /health", "GET /ready"])
    }
}
