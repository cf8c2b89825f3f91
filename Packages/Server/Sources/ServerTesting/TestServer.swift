public import Core
public import CoreMetrics
public import CoreTesting
public import Foundation
public import HTTPTypes
public import Networking
public import Persistence
public import PersistenceTesting
public import ServerCore

/// A complete server without a socket, on a real temporary database: SQLite in a file, or PostgreSQL (`TUMBLE_TEST_ENGINE=postgres`).
///
/// ```swift
/// let server = try await TestServer(plugins: [RetailServerPlugin()])
/// let customer = server.client(as: .customer(7))
/// let retailers = try await customer.call(RetailEndpoints.retailers)
/// ```
public final class TestServer: Sendable {
    /// The server under test.
    public let application: Application
    /// Its database.
    public let database: any Database
    /// Its clock, which stands still until a test advances it.
    public let clock: TestClock
    /// The log of who saw or changed what, unless Auth's server is among the plugins and keeps its own.
    public let audit = TestAuditLog()

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - plugins: the plugins under test; services required of other plugins must be provided or faked.
    ///   - settings: texts of settings; the defaults of the development build hold for the rest.
    ///   - engine: the database's engine.
    ///   - disk: the folder for the database's folder.
    ///   - limits: no rate limits by default, since buckets don't refill while the clock stands still.
    ///   - eventRetention: the time to keep events; forever by default.
    ///   - metrics: the factory for request metrics; none by default.
    ///   - register: registers fakes in the container after the plugins have registered.
    public init(
        plugins: [any ServerPlugin],
        settings: [String: String] = [:],
        engine: TestEngine = .chosen,
        disk: URL = FileManager.default.temporaryDirectory,
        clock: TestClock = TestClock(),
        ignoringRequirements: Bool = true,
        limits: RequestLimits = RequestLimits(rateFactor: 0),
        eventRetention: Duration? = nil,
        roles: Set<NodeRole> = Set(NodeRole.allCases),
        metrics: any MetricsFactory = NOOPMetricsHandler.instance,
        register: (DIContainer) throws -> Void = { _ in }
    ) async throws {
        self.clock = clock
        let plugins = ignoringRequirements ? plugins.map(Standalone.init) : plugins
        let database = try await TestDatabase(engine, in: disk, plugins: Application.migrations(of: plugins))
        self.database = database
        let container = DIContainer(name: "test server")
        // Tests may scan whole tables themselves; the product may not.
        let checked = PlanCheckingDatabase(database)
        container.register((any Database).self) { _ in checked }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in SystemRandomSource() }
        let changes = ChangedSettings()
        container.register(ChangedSettings.self) { _ in changes }
        container.register(SettingValues.self) { _ in SettingValues(settings).changing(by: changes) }
        container.register((any Authenticator).self) { _ in TestAuthenticator() }
        container.register((any AuditLog).self) { [audit] _ in audit }
        application = try Application(
            plugins: plugins, container: container, limits: limits, roles: roles, eventRetention: eventRetention, metrics: metrics,
            adapters: register)
    }

    /// Returns an API client for a person; nil for nobody signed in.
    public func client(as person: Person?) -> APIClient {
        APIClient(
            http: HTTPClient(transport: transport, clock: SystemClock(), policy: .inProcess), baseURL: nil, session: person.map(TestAuthenticator.session))
    }

    /// A transport to the server.
    public var transport: InProcessTransport { InProcessTransport(responder: Holder(server: self)) }

    /// Sends a raw request, for cases that a typed client can't produce.
    ///
    /// - Parameters:
    ///   - path: the absolute path, such as `/api/v1/orders`.
    ///   - person: the person whose token is sent; nil for none.
    ///   - address: the address that the request comes from.
    public func send(
        _ method: HTTPRequest.Method, _ path: String, body: String = "", as person: Person? = nil, headerFields: HTTPFields = [:],
        from address: String = "test"
    ) async -> ServerResponse {
        var fields = headerFields
        if let person { fields[.authorization] = "Bearer \(TestAuthenticator.token(for: person))" }
        let head = HTTPRequest(method: method, scheme: "http", authority: "test", path: path, headerFields: fields)
        return await application.respond(to: ServerRequest(head: head, body: Data(body.utf8), remoteAddress: address))
    }

    /// Delivers the events committed so far to their subscribers and listeners.
    public func deliverEvents() async { await application.deliverEvents() }
}

/// Keeps the server, and with it its database, alive as long as a client may call it.
private struct Holder: Responder {
    let server: TestServer

    func respond(to request: ServerRequest) async -> ServerResponse { await server.application.respond(to: request) }
}

/// Lets a plugin run without the plugins it requires, whose ports a test fakes.
private struct Standalone: ServerPlugin {
    let plugin: any ServerPlugin

    init(_ plugin: any ServerPlugin) { self.plugin = plugin }

    var name: String { plugin.name }
    var requires: [String] { [] }
    var settings: [any SettingDeclaration] { plugin.settings }
    var migrations: [Migration] { plugin.migrations }
    func register(in container: DIContainer) { plugin.register(in: container) }
    func routes(_ routes: inout Routes, _ container: DIContainer) throws { try plugin.routes(&routes, container) }
    func topics(_ container: DIContainer) throws -> [TopicRule] { try plugin.topics(container) }
    func channels(_ container: DIContainer) throws -> [RealtimeChannel] { try plugin.channels(container) }
    func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { try plugin.subscribers(container) }
    func notifications(_ container: DIContainer) throws -> [NotificationKind] { try plugin.notifications(container) }
    func personalData(_ container: DIContainer) throws -> [PersonalData] { try plugin.personalData(container) }
    func jobs(_ container: DIContainer) throws -> [PeriodicJob] { try plugin.jobs(container) }
    func queues(_ container: DIContainer) throws -> [WorkQueue] { try plugin.queues(container) }
    func figures(_ container: DIContainer) throws -> [KeyFigure] { try plugin.figures(container) }
    func setup(_ container: DIContainer) throws -> [SetupStep] { try plugin.setup(container) }
    var funnels: [Funnel] { plugin.funnels }
    func sites(_ container: DIContainer) throws -> [PluginSite] { try plugin.sites(container) }
    func seed(_ seed: SeedContext) async throws { try await plugin.seed(seed) }
}
