public import Core
public import CoreMetrics
import Foundation
import Logging
public import Persistence

/// A product's server, composed from its plugins: everything but the socket.
///
/// ```swift
/// let application = try Application(plugins: plugins, container: container, metrics: registry)
/// try await Migrator(database).migrate(plugins: application.migrations)
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
    let dispatcher: EventDispatcher
    let database: any Database
    private let clock: any Clock
    private let relay: RealtimeRelay?
    private let jobs: JobRunner
    private let isWorker: Bool

    /// Composes a server. The container must provide `any Database`, `any Clock`, `any RandomSource` and `SettingValues`; the plugins register the rest.
    /// Where it provides `any ProcessBus`, people in other processes are told as well of what is stored nowhere.
    ///
    /// - Parameters:
    ///   - plugins: the product's list.
    ///   - limits: how large requests may be, and how often one may call.
    ///   - roles: what this process does of all that; its calls of the API must go to another where it isn't `api`.
    ///   - eventRetention: for how long events are kept; nil for ever.
    ///   - metrics: where requests are counted.
    ///   - adapters: registers what connects one plugin to another, after all have registered.
    /// - Throws: ``PluginError`` for an incomplete list, ``DIError`` naming everything that is missing.
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
        let node = try container.resolve((any RandomSource).self).hexadecimal(byteCount: 8)
        relay = try container.resolveIfRegistered((any ProcessBus).self).map { [clock] in RealtimeRelay(hub: hub, bus: $0, node: node, clock: clock) }
        var routes = Routes()
        HealthRoutes.add(to: &routes, database: database, clock: clock, readiness: readiness)
        for plugin in plugins {
            routes.plugin = plugin.name
            failures.attempt { try plugin.routes(&routes, container) }
        }
        try failures.throwIfAny()
        routes.plugin = Routes.server
        EventEndpoints.add(to: &routes)
        try OpenAPIRoutes.add(to: &routes)
        let requests = RequestMetrics(factory: metrics)
        routes.measure(requests)
        self.routes = routes
        channels = try plugins.flatMap { try $0.channels(container) }
        let subscribers = try plugins.flatMap { try $0.subscribers(container) }
        try Self.checkNames(of: subscribers)
        let (database, clock) = (database, clock)
        dispatcher = EventDispatcher(database: database, subscribers: subscribers, hub: hub, clock: clock)
        let expiry = PeriodicJob("idempotency keys expire", every: .seconds(3600)) {
            let now = clock.now
            try await database.write { try IdempotencyRecord.removeExpired(before: now, in: $0) }
        }
        let forgetting = PeriodicJob("analytics expire", every: .seconds(24 * 3600)) {
            let now = clock.now
            try await database.write { try DatabaseAnalyticsSink.removeOld(before: now, in: $0) }
        }
        let removal = eventRetention.map { age in
            let retention = EventRetention(database: database, subscribers: subscribers)
            return PeriodicJob("events expire", every: .seconds(3600)) {
                try await retention.run(before: clock.now.addingTimeInterval(-(age / .seconds(1))))
            }
        }
        isWorker = roles.contains(.worker)
        let random = try container.resolve((any RandomSource).self)
        // A file belongs to one process: there is nobody to share the work with.
        jobs = JobRunner(
            jobs: [expiry, forgetting] + [removal].compactMap(\.self) + (try plugins.flatMap { try $0.jobs(container) }), database: database,
            sharesDatabase: database.dialect == .postgres, clock: clock, random: random)
        chain = Chain(
            router: Router(routes.serving(roles)),
            access: AccessCheck(authenticator: try container.resolve((any Authenticator).self)),
            limiter: RateLimiter(limits: limits),
            database: database, clock: clock, random: random, limits: limits, metrics: requests)
    }

    /// The migrations of the server itself and of all plugins, in the order in which they run.
    public var migrations: [(name: String, migrations: [Migration])] { Self.migrations(of: plugins) }

    /// The migrations of a server with these plugins.
    public static func migrations(of plugins: [any ServerPlugin]) -> [(name: String, migrations: [Migration])] {
        let own = [
            IdempotencyRecord.migration, EventSchema.events, DatabaseAnalyticsSink.migration, DatabaseAnalyticsConsent.migration, EventSchema.order,
            JobLease.migration,
        ]
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
        try await withThrowingTaskGroup(of: Void.self) { group in
            if let relay { group.addTask { await relay.run() } }
            try await continueRestoredLog()
            try await dispatcher.teller.start()
            group.addTask { await self.dispatcher.tell() }
            if isWorker { group.addTask { await self.dispatcher.deliverToSubscribers() } }
            group.addTask { await self.jobs.run(isWorker: self.isWorker) }
            try await group.waitForAll()
        }
    }

    private func continueRestoredLog() async throws {
        guard try await database.write({ try EventRebase.run(in: $0) }) else { return }
        createLog(category: "events").warning("the log of events was restored from another server; it goes on in the order of its ids")
    }
}
