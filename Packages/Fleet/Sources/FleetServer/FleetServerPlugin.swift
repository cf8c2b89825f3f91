import AuthAPI
import Blobs
public import Core
import Crypto
import FleetAPI
import OrdersAPI
import PaymentsAPI
public import Persistence
public import ServerCore

/// Fleet's server: drivers, jobs, offers, and the dispatcher's board. The container must provide
/// `any OrderStages` and `any OrderPlaces`; with `any ArrivalReports` customers are told when drivers come, with `any DriverNames` a driver's new name shows
/// at once, and `any Matcher` chooses drivers in place of the greedy one. Without the `SymmetricKey` that
/// seals what is sensitive of applications nobody can apply to drive, without `any DriverRoles` none is approved, and without a `BlobStore` none has documents.
///
/// ```swift
/// FleetServerPlugin(settings: FleetSettings(offerLifetime: .seconds(60)))
/// ```
public struct FleetServerPlugin: ServerPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Auth for the people, Orders for what they drive.
    public let requires = ["Auth", "Orders"]
    static let traceRetention = Setting.days(
        "DRIVER_TRACE_DAYS", 0...365, default: 7, "Days that drivers' traces during jobs are kept. 0: none are recorded.")
    /// The retention of traces, and the rules of applications.
    public var settings: [any SettingDeclaration] {
        [Self.traceRetention, ApplicationRules.minimumAge, ApplicationRules.reapplication, ApplicationRules.documentRetention]
    }
    /// Whether applications are taken.
    public let featureFlags = [FleetFlags.applications]
    private let rules: FleetSettings

    /// Creates the plugin.
    public init(settings: FleetSettings = FleetSettings()) { rules = settings }

    /// The tables of drivers, jobs, stops, offers and positions, and a projection of the orders.
    public var migrations: [Migration] { FleetMigrations.all }

    /// Registers ``PositionDirectory``, ``TripDistanceDirectory``, ``VehicleDirectory`` and ``ArrivalDirectory``.
    public func register(in container: DIContainer) {
        container.register(PositionDirectory.self) { _ in PositionDirectory() }
        container.register(TripDistanceDirectory.self) { _ in TripDistanceDirectory() }
        container.register(VehicleDirectory.self) { _ in VehicleDirectory() }
        container.register(ArrivalDirectory.self) { ArrivalDirectory(clock: try $0.resolve((any Clock).self)) }
    }

    /// Registers the handlers of `FleetEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (_, progress, publisher) = try parts(container)
        let stages = try container.resolve((any OrderStages).self)
        let acceptance = try acceptance(container)
        let shopping = try shopping(container)
        let details = VisitDetails(visits: try container.resolveIfRegistered((any OrderVisits).self), purchases: shopping.purchases)
        OfferHandlers(acceptance: acceptance, details: details).add(to: &routes)
        let report = StopReport(stages: stages, progress: progress, details: details, returning: try returning(container), shopping: shopping)
        DriverHandlers(publisher: publisher, report: report, names: try container.resolveIfRegistered((any DriverNames).self)).add(to: &routes)
        DispatchHandlers(acceptance: acceptance).add(to: &routes)
        HistoryHandlers().add(to: &routes)
        ViewHandlers().add(to: &routes)
        BoardHandlers(feed: BoardFeed(database: try container.resolve((any Database).self))).add(to: &routes)
        MatchHandlers(matcher: try matcher(container), acceptance: acceptance).add(to: &routes)
        let figures = DriverFigures(ratings: try container.resolveIfRegistered((any DriverRatings).self))
        ReviewHandlers(history: TripHistory(settings: rules), figures: figures).add(to: &routes)
        let drives = try container.resolveIfRegistered((any DriveTimes).self) ?? StraightDrives(settings: rules)
        let approach = try container.resolveIfRegistered((any ArrivalReports).self).map { Approach(settings: rules, drives: drives, reports: $0) }
        PositionIntake(
            traceRetention: try container.setting(Self.traceRetention), hub: try container.resolve(RealtimeHub.self), approach: approach
        ).add(to: &routes)
        try applicationRoutes(&routes, container)
    }

    private func applicationRoutes(_ routes: inout Routes, _ container: DIContainer) throws {
        guard let desk = try desk(container) else { return }
        let keeping = try keeping(container, desk: desk)
        ApplyingHandlers(desk: desk, flags: try container.resolveIfRegistered(FeatureFlags.self)).add(to: &routes)
        DocumentHandlers(desk: desk, keeping: keeping, blobs: keeping.blobs).add(to: &routes)
        DecisionHandlers(desk: desk, roles: try container.resolveIfRegistered((any DriverRoles).self)).add(to: &routes)
    }

    /// Lets drivers subscribe to their own topic, dispatchers to the board's, applicants to that of their application, and administrators to that of all.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("fleet/drivers/{id}") { values, person, _ in person.roles.contains(.driver) && values["id"] == String(person.id) },
            TopicRule("fleet/dispatch") { _, person, _ in person.roles.contains(.dispatcher) },
            TopicRule("fleet/applicants/{id}") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("fleet/applications") { _, person, _ in person.roles.contains(.admin) },
        ]
    }

    /// The Socket.IO namespace `/fleet`.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] { [FleetChannel.channel] }

    /// Follows the orders, their payments, and people's rights and names.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let (board, progress, publisher) = try parts(container)
        let follower = try follower(container)
        let rights = RightsFollower(
            stages: try container.resolve((any OrderStages).self), board: board, progress: progress, returning: try returning(container), publisher: publisher)
        let names = try container.resolveIfRegistered((any DriverNames).self).map {
            NameFollower(names: $0, cards: follower.cards, publisher: publisher)
        }
        let (clock, shopping) = (try container.resolve((any Clock).self), try shopping(container))
        return [
            EventSubscriber("fleet.names", to: AuthEvents.renamed) { event, _, transaction in try names?.take(event, at: clock.now, in: transaction) },
            EventSubscriber("fleet.shopping", to: OrdersEvents.shopped) { shopped, _, transaction in
                try shopping.follow(shopped.order, progress, at: clock.now, in: transaction)
            },
            EventSubscriber("fleet.payments", to: PaymentsEvents.moved, where: { $0.to == .captured }) { moved, _, transaction in
                try follower.release(moved.order, now: clock.now, in: transaction)
            },
            EventSubscriber("fleet.rights", to: AuthEvents.rightsChanged) { event, _, transaction in
                try rights.take(event, at: clock.now, in: transaction)
            },
            EventSubscriber("fleet.orders", toAll: OrderFollower.kinds, preparing: follower.doors) { events, doors, transaction in
                try follower.take(events, at: doors, now: clock.now, in: transaction)
            },
        ]
    }

    /// The kinds of notifications about what somebody else decides about a driver's work, and about applications to drive.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] { JobNotifications.all + ApplicationNotifications.all }

    /// The applications that wait for administrators.
    public func figures(_ container: DIContainer) throws -> [KeyFigure] {
        [KeyFigure("applications.waiting", title: Strings.figureApplications) { transaction, _ in try ApplicationRepository.waitingCount(in: transaction) }]
    }

    /// The way of drivers from going online to an accepted offer.
    public var funnels: [Funnel] {
        [
            Funnel(
                "fleet.accepting", title: Strings.funnelDriving,
                steps: [Funnel.Step(.wentOnline, title: Strings.funnelOnline), Funnel.Step(.offerAccepted, title: Strings.funnelAccepted)])
        ]
    }

    /// Returns visits of customers, drivers' work, and applications to drive.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        let (clock, rules) = (try container.resolve((any Clock).self), try rules(container))
        let applications = try seal(container).map { ApplicationPersonalData(seal: $0, clock: clock, rules: rules).data }
        return FleetPersonalData(traceRetention: try container.setting(Self.traceRetention)).all + (applications.map { [$0] } ?? [])
    }

    /// Makes the rounds of automatic matching, ends rounds of offers every second, opens deliveries that were paid late, thins and deletes old traces every
    /// hour, and every ten minutes learns how long customers wait and compares the board with the orders.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (board, _, publisher) = try parts(container)
        let follower = try follower(container)
        let expiry = OfferExpiry(settings: rules, board: board, cards: follower.cards, publisher: publisher)
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let keeping = try desk(container).map { try self.keeping(container, desk: $0) }
        let retention = PositionRetention(traceRetention: try container.setting(Self.traceRetention))
        let upkeep = CardUpkeep(projection: follower.cards)
        return try matchingJobs(container) + [
            PeriodicJob("offers expire", every: .seconds(1)) { try await expiry.run(at: clock.now, database) },
            PeriodicJob("jobs without offers are offered", every: .seconds(30)) { try await expiry.adopt(at: clock.now, database) },
            PeriodicJob("waits for drivers are learned", every: .seconds(600)) {
                try await database.write { [rules] transaction in
                    try ArrivalLearning.run(in: transaction)
                    try PaceLearning.run(rules, in: transaction)
                }
            },
            PeriodicJob("paid deliveries are opened", every: .seconds(30)) { try await follower.releasePaid(at: clock.now, database) },
            PeriodicJob("traces are thinned", every: .seconds(3600)) { try await TraceThinning().run(at: clock.now, in: database) },
            PeriodicJob("old traces are removed", every: .seconds(3600)) { try await retention.run(at: clock.now, in: database) },
            PeriodicJob("applications to drive are tidied up", every: .seconds(3600)) { try await keeping?.run() },
            PeriodicJob("the board is compared with the orders", every: .seconds(600)) {
                try await upkeep.compare(at: clock.now, database)
                try await upkeep.forget(at: clock.now, database)
            },
        ]
    }

    /// Returns the rounds of automatic matching; none where it is off.
    private func matchingJobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let matcher = try matcher(container)
        guard let pace = matcher.pace else { return [] }
        let (database, clock) = (try container.resolve((any Database).self), try container.resolve((any Clock).self))
        let rounds = MatchRounds(matcher: matcher, acceptance: try acceptance(container), cards: try follower(container).cards)
        return [PeriodicJob("orders are matched with drivers", every: pace.interval) { try await rounds.run(at: clock.now, database) }]
    }

    private func matcher(_ container: DIContainer) throws -> any Matcher {
        try container.resolveIfRegistered((any Matcher).self) ?? GreedyMatcher()
    }

    private func acceptance(_ container: DIContainer) throws -> JobAcceptance {
        let (board, progress, publisher) = try parts(container)
        let stages = try container.resolve((any OrderStages).self)
        let releasing = JobReleasing(
            settings: rules, stages: stages, board: board, progress: progress, returning: try returning(container), publisher: publisher)
        return JobAcceptance(stages: stages, board: board, publisher: publisher, releasing: releasing)
    }

    private func rules(_ container: DIContainer) throws -> ApplicationRules {
        ApplicationRules(
            minimumAge: try container.setting(ApplicationRules.minimumAge), reapplication: try container.setting(ApplicationRules.reapplication),
            documentRetention: try container.setting(ApplicationRules.documentRetention))
    }

    private func seal(_ container: DIContainer) throws -> ApplicationSeal? {
        try container.resolveIfRegistered(SymmetricKey.self).map { ApplicationSeal(key: $0) }
    }

    /// Returns what applications are made of; nil where they can't be sealed, so that nobody can apply.
    private func desk(_ container: DIContainer) throws -> ApplicationDesk? {
        guard let seal = try seal(container) else { return nil }
        return ApplicationDesk(
            rules: try rules(container), seal: seal, events: try container.resolve(EventLog.self),
            names: try container.resolveIfRegistered((any DriverNames).self))
    }

    private func keeping(_ container: DIContainer, desk: ApplicationDesk) throws -> ApplicationKeeping {
        ApplicationKeeping(
            desk: desk, database: try container.resolve((any Database).self),
            blobs: try container.resolveIfRegistered((any BlobStore).self), clock: try container.resolve((any Clock).self))
    }

    private func follower(_ container: DIContainer) throws -> OrderFollower {
        let (board, progress, publisher) = try parts(container)
        return OrderFollower(
            projection: OrderProjection(settings: rules),
            opening: JobOpening(
                settings: rules, places: try container.resolve((any OrderPlaces).self), board: board,
                holds: try container.resolveIfRegistered((any DeliveryHolds).self), shopping: try shopping(container)),
            progress: progress, returning: try returning(container), cards: CardProjection(publisher: publisher), publisher: publisher)
    }

    private func shopping(_ container: DIContainer) throws -> ShoppingStops {
        ShoppingStops(settings: rules, purchases: try container.resolveIfRegistered((any OrderPurchases).self))
    }

    private func returning(_ container: DIContainer) throws -> ReturnLeg {
        let (board, progress, _) = try parts(container)
        return ReturnLeg(settings: rules, stages: try container.resolve((any OrderStages).self), board: board, progress: progress)
    }

    private func parts(_ container: DIContainer) throws -> (OfferBoard, JobProgress, FleetPublisher) {
        let publisher = FleetPublisher(events: try container.resolve(EventLog.self), hints: try container.resolve(HintPublisher.self))
        let board = OfferBoard(settings: rules, publisher: publisher, pace: try matcher(container).pace)
        return (board, JobProgress(settings: rules, board: board, publisher: publisher), publisher)
    }
}
