public import Core
public import CoreMetrics
import Foundation
public import HTTPTypes
import Logging
public import Persistence

/// A product's server, composed from its plugins, without the socket.
///
/// ```swift
/// let application = try Application(plugins: plugins, container: container, metrics: registry)
/// try await Migrator(database).migrate(plugins: application.migrations)
/// try await application.run()      // events and periodic jobs, until canceled
/// let response = await application.respond(to: request)
/// ```
public final class Application: Responder {
    /// The plugins in the order of the list.
    public let plugins: [any ServerPlugin]
    /// The registered handlers.
    public let routes: Routes
    /// The hub for realtime changes.
    public let hub: RealtimeHub
    /// The channels that external clients receive over the realtime socket.
    public let channels: [RealtimeChannel]
    /// The plugins' sites, which a process with the role `api` serves.
    public let sites: [PluginSite]
    /// The product's container.
    public let container: DIContainer
    /// Whether the server accepts new work.
    public let readiness = Readiness()

    private let chain: Chain
    let dispatcher: EventDispatcher
    let database: any Database
    private let clock: any Clock
    private let relay: RealtimeRelay?
    private let jobs: JobRunner
    private let isWorker: Bool

    /// Composes a server. The container must provide `any Database`, `any Clock`, `any RandomSource` and `SettingValues`; the plugins register the rest.
    /// If it provides `any ProcessBus`, changes that aren't stored also reach other processes.
    ///
    /// - Parameters:
    ///   - plugins: the product's plugins.
    ///   - limits: the limits on the size and rate of requests.
    ///   - roles: the parts of the work that this process does; without `api`, its API calls must go to another process.
    ///   - eventRetention: the time to keep events; nil for forever.
    ///   - metrics: the factory for request metrics.
    ///   - adapters: connects plugins to each other after all have registered.
    /// - Throws: ``PluginError`` for an incomplete list, ``DIError`` with everything that is missing.
    public init(
        plugins: [any ServerPlugin],
        container: DIContainer,
        limits: RequestLimits = RequestLimits(),
        roles: Set<NodeRole> = Set(NodeRole.allCases),
        eventRetention: Duration? = nil,
        metrics: any MetricsFactory,
        adapters: (DIContainer) throws -> Void = { _ in }
    ) throws {
        try PluginList.validate(plugins, list: "the server's plugin list")
        self.plugins = plugins
        self.container = container
        database = try container.resolve((any Database).self)
        clock = try container.resolve((any Clock).self)
        let events = EventLog(clock: clock)
        container.register(EventLog.self) { _ in events }
        container.register(RequestLimits.self) { _ in limits }
        container.register(SessionEndings.self) { _ in SessionEndings() }
        for plugin in plugins { plugin.register(in: container) }
        try adapters(container)
        var failures = DIFailures()
        failures.attempt { try container.validate() }
        var rules: [TopicRule] = []
        for plugin in plugins {
            failures.attempt { rules += try plugin.topics(container) }
        }
        let hub = RealtimeHub(rules: rules, database: database)
        self.hub = hub
        container.register(RealtimeHub.self) { _ in hub }
        let hints = HintPublisher(hub: hub)
        container.register(HintPublisher.self) { _ in hints }
        let node = try container.resolve((any RandomSource).self).hexadecimal(byteCount: 8)
        relay = try container.resolveIfRegistered((any ProcessBus).self).map { [clock] in RealtimeRelay(hub: hub, bus: $0, node: node, clock: clock) }
        let kinds = try NotificationKinds(plugins.flatMap { try $0.notifications(container) })
        container.register(NotificationKinds.self) { _ in kinds }
        let personal = try PersonalDataDeclarations([RequestPersonalData.declaration] + plugins.flatMap { try $0.personalData(container) })
        container.register(PersonalDataDeclarations.self) { _ in personal }
        var routes = Routes()
        HealthRoutes.add(to: &routes, database: database, clock: clock, readiness: readiness)
        for plugin in plugins {
            routes.plugin = plugin.name
            failures.attempt { try plugin.routes(&routes, container) }
        }
        try failures.throwIfAny()
        routes.plugin = Routes.server
        EventEndpoints.add(to: &routes)
        let keys = try container.resolveIfRegistered((any APIKeyAuthenticator).self)
        let openAPI = try OpenAPIDocument(routes, takesKeys: keys != nil).json
        OpenAPIRoutes.add(openAPI, to: &routes)
        let requests = RequestMetrics(factory: metrics)
        routes.measure(requests)
        self.routes = routes
        channels = try plugins.flatMap { try $0.channels(container) }
        sites = roles.contains(.api) ? try plugins.flatMap { try $0.sites(container) } : []
        let subscribers = try plugins.flatMap { try $0.subscribers(container) }
        try Self.checkNames(of: subscribers)
        let (database, clock) = (database, clock)
        dispatcher = EventDispatcher(database: database, subscribers: subscribers, hub: hub, clock: clock)
        let expiry = PeriodicJob("idempotency keys expire", every: .seconds(3600)) {
            let now = clock.now
            while try await database.write({ try IdempotencyRecord.removeExpired(before: now, in: $0) }) { try Task.checkCancellation() }
        }
        let forgetting = PeriodicJob("analytics expire", every: .seconds(24 * 3600)) {
            let now = clock.now
            try await DatabaseAnalyticsSink.removeOld(before: now, from: database)
        }
        let removal = eventRetention.map { age in
            let retention = EventRetention(database: database, subscribers: subscribers)
            return PeriodicJob("events expire", every: .seconds(3600)) {
                try await retention.run(before: clock.now.addingTimeInterval(-(age / .seconds(1))))
            }
        }
        isWorker = roles.contains(.worker)
        let random = try container.resolve((any RandomSource).self)
        // A file belongs to one process, so there is nobody to share the work with.
        jobs = JobRunner(
            jobs: [expiry, forgetting] + [removal].compactMap(\.self) + (try plugins.flatMap { try $0.jobs(container) }), database: database,
            sharesDatabase: database.dialect == .postgres, clock: clock, random: random)
        chain = Chain(
            router: Router(routes.serving(roles)),
            access: AccessCheck(authenticator: try container.resolve((any Authenticator).self), keys: keys),
            limiter: RateLimiter(limits: limits),
            database: database, clock: clock, random: random, limits: limits, metrics: requests,
            audit: try container.resolveIfRegistered((any AuditLog).self).map(AuditTrail.init),
            analytics: try container.resolveIfRegistered(AnalyticsReader.self)?.isOn == true ? AnalyticsRecorder() : nil)
        let inventory = ServerInventory(
            plugins: plugins.map(\.name), roles: roles, queues: try plugins.flatMap { try $0.queues(container) },
            figures: try plugins.flatMap { try $0.figures(container) },
            setup: try plugins.flatMap { try $0.setup(container) }.sorted { ($0.order, $0.id) < ($1.order, $1.id) },
            funnels: plugins.flatMap(\.funnels), jobs: jobs.reports,
            keyScopes: routes.keyScopes, routes: routes, takesKeys: keys != nil)
        container.register(ServerInventory.self) { _ in inventory }
    }

    /// The migrations of the server and all plugins, in order.
    public var migrations: [(name: String, migrations: [Migration])] { Self.migrations(of: plugins) }

    /// Returns the migrations of a server with these plugins.
    public static func migrations(of plugins: [any ServerPlugin]) -> [(name: String, migrations: [Migration])] {
        let own = [
            IdempotencyRecord.migration, EventSchema.events, DatabaseAnalyticsSink.migration, DatabaseAnalyticsConsent.migration, EventSchema.order,
            JobLease.migration, EventSchema.leaner, ConsentLog.migration,
        ]
        return [("core", own)] + plugins.map { ($0.name.lowercased(), $0.migrations) }
    }

    /// Writes every plugin's demo data.
    public func seed() async throws {
        for plugin in plugins {
            try await plugin.seed(SeedContext(database: database, container: container, clock: clock))
        }
    }

    /// Returns the maximum size of a request's body: what its endpoint declares.
    public func bodyLimit(of head: HTTPRequest) -> Int { chain.bodyLimit(of: head) }

    /// Responds to a request through the chain.
    public func respond(to request: ServerRequest) async -> ServerResponse {
        await chain.respond(to: request)
    }

    /// Delivers the events committed so far; tests call it instead of ``run()``.
    public func deliverEvents() async {
        await dispatcher.deliver()
    }

    /// Begins to publish events at the current end of the log. Call it before clients can connect: what a client misses by connecting afterwards is only
    /// what it reads then anyway. ``run()`` does it otherwise.
    public func start() async throws {
        try await continueRestoredLog()
        try await dispatcher.start()
    }

    /// Runs event delivery and periodic jobs until the task is canceled.
    public func run() async throws {
        do {
            try await runUntilCanceled()
        } catch {
            await saveProgress()
            throw error
        }
        await saveProgress()
    }

    /// Stores the progress of subscribers, in a task of its own, since the current one is canceled.
    private func saveProgress() async {
        await Task { await dispatcher.saveProgress() }.value
    }

    private func runUntilCanceled() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            if let relay { group.addTask { await relay.run() } }
            try await start()
            group.addTask { await self.dispatcher.publish() }
            // Set around their creation, so that the tasks stay where they are.
            TransactionPriority.$current.withValue(.background) {
                if isWorker { group.addTask { await self.dispatcher.deliverToSubscribers() } }
                group.addTask { await self.jobs.run(isWorker: self.isWorker) }
            }
            try await group.waitForAll()
        }
    }

    private func continueRestoredLog() async throws {
        guard try await database.write({ try CursorRebase.run(in: $0) }) else { return }
        createLog(category: "events").warning("event log was restored from another server; continuing in the order of ids")
    }
}
