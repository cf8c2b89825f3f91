public import Core
public import CoreMetrics
import Logging
public import Persistence

/// A product's server, composed from its plugins: everything but the socket.
///
/// ```swift
/// let application = try Application(plugins: plugins, container: container, metrics: registry)
/// try await application.migrate()
/// try await application.run()      // events and periodic jobs, until cancelled
/// let response = await application.respond(to: request)
/// ```
public final class Application: Responder {
    /// The plugins, in the order of the list.
    public let plugins: [any ServerPlugin]
    /// Every handler.
    public let routes: Routes
    /// Where changes are told.
    public let hub: RealtimeHub
    /// What clients apart hear over the realtime socket.
    public let channels: [RealtimeChannel]
    /// The product's container.
    public let container: DIContainer
    /// Whether the server takes new work.
    public let readiness = Readiness()

    private let chain: Chain
    private let dispatcher: EventDispatcher
    private let events: EventLog
    private let database: any Database
    private let clock: any Clock
    private let relay: RealtimeRelay?
    private let jobs: [PeriodicJob]

    /// Composes a server. The container must provide `any Database`, `any Clock`, `any RandomSource`; the plugins register the rest.
    /// Where it provides `any ProcessBus`, people in other processes are told as well of what is stored nowhere.
    ///
    /// - Parameters:
    ///   - plugins: the product's list.
    ///   - limits: how large requests may be, and how often one may call.
    ///   - metrics: where requests are counted.
    ///   - adapters: registers what connects one plugin to another, after all have registered.
    /// - Throws: ``PluginError`` for an incomplete list, ``DIError`` naming everything that is missing.
    public init(
        plugins: [any ServerPlugin],
        container: DIContainer,
        limits: RequestLimits = RequestLimits(),
        metrics: any MetricsFactory,
        adapters: (DIContainer) throws -> Void = { _ in }
    ) throws {
        try PluginList.validate(plugins, list: "the server's plugin list")
        self.plugins = plugins
        self.container = container
        database = try container.resolve((any Database).self)
        clock = try container.resolve((any Clock).self)
        let events = EventLog(clock: clock)
        self.events = events
        container.register(EventLog.self) { _ in events }
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
        let node = try container.resolve((any RandomSource).self).hexadecimal(byteCount: 8)
        relay = try container.resolveIfRegistered((any ProcessBus).self).map { [clock] in RealtimeRelay(hub: hub, bus: $0, node: node, clock: clock) }
        var routes = Routes()
        HealthRoutes.add(to: &routes, database: database, readiness: readiness)
        for plugin in plugins {
            routes.plugin = plugin.name
            failures.attempt { try plugin.routes(&routes, container) }
        }
        try failures.throwIfAny()
        routes.plugin = "Server"
        try OpenAPIRoutes.add(to: &routes)
        let requests = RequestMetrics(factory: metrics)
        routes.measure(requests)
        self.routes = routes
        channels = try plugins.flatMap { try $0.channels(container) }
        dispatcher = EventDispatcher(database: database, subscribers: try plugins.flatMap { try $0.subscribers(container) }, hub: hub)
        let (database, clock) = (database, clock)
        let expiry = PeriodicJob("idempotency keys expire", every: .seconds(3600)) {
            let now = clock.now
            try await database.write { try IdempotencyRecord.removeExpired(before: now, in: $0) }
        }
        let forgetting = PeriodicJob("analytics expire", every: .seconds(24 * 3600)) {
            let now = clock.now
            try await database.write { try DatabaseAnalyticsSink.removeOld(before: now, in: $0) }
        }
        jobs = [expiry, forgetting] + (try plugins.flatMap { try $0.jobs(container) })
        chain = Chain(
            router: Router(routes),
            access: AccessCheck(authenticator: try container.resolve((any Authenticator).self)),
            limiter: RateLimiter(limits: limits),
            database: database, clock: clock, random: try container.resolve((any RandomSource).self), limits: limits, metrics: requests)
    }

    /// Brings the database's tables up to date.
    public func migrate() async throws {
        try await Migrator(database).migrate(plugins: migrations)
    }

    /// The migrations of the server itself and of all plugins, in the order in which they run.
    public var migrations: [(name: String, migrations: [Migration])] {
        let own = [IdempotencyRecord.migration, EventLog.migration, DatabaseAnalyticsSink.migration, DatabaseAnalyticsConsent.migration]
        return [("core", own)] + plugins.map { ($0.name.lowercased(), $0.migrations) }
    }

    /// Writes every plugin's demo data.
    public func seed() async throws {
        for plugin in plugins {
            try await plugin.seed(SeedContext(database: database, container: container, clock: clock))
        }
    }

    /// Answers a request through the chain.
    public func respond(to request: ServerRequest) async -> ServerResponse {
        await chain.respond(to: request)
    }

    /// Delivers what is committed now; tests call it instead of ``run()``.
    public func deliverEvents() async {
        await dispatcher.deliver()
    }

    /// Runs event delivery and periodic jobs until the task is cancelled.
    public func run() async throws {
        try await dispatcher.startTelling()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.dispatcher.run(self.events) }
            if let relay { group.addTask { await relay.run() } }
            for job in jobs {
                group.addTask { await self.run(job) }
            }
        }
    }

    private func run(_ job: PeriodicJob) async {
        let log = createLog(category: "jobs")
        while !Task.isCancelled {
            do {
                try await job.run()
            } catch {
                log.error("job failed", metadata: ["job": "\(job.name)", "cause": "\(error)"])
            }
            do {
                try await clock.sleep(for: job.interval)
            } catch {
                return
            }
        }
    }
}
