import AuthAPI
public import Core
import FleetAPI
import OrdersAPI
import PaymentsAPI
public import Persistence
public import ServerCore

/// Fleet's server: drivers, jobs, offers, and the dispatcher's board. The container must provide
/// `any OrderStages` and `any OrderPlaces`; with `any ArrivalReports` customers are told when drivers come.
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
    /// The retention of traces.
    public var settings: [any SettingDeclaration] { [Self.traceRetention] }
    private let rules: FleetSettings

    /// Creates the plugin.
    public init(settings: FleetSettings = FleetSettings()) { rules = settings }

    /// The tables of drivers, jobs, stops, offers and positions, and a projection of the orders.
    public var migrations: [Migration] { FleetMigrations.all }

    /// Registers ``PositionDirectory``, ``VehicleDirectory`` and ``ArrivalDirectory``.
    public func register(in container: DIContainer) {
        container.register(PositionDirectory.self) { _ in PositionDirectory() }
        container.register(VehicleDirectory.self) { _ in VehicleDirectory() }
        container.register(ArrivalDirectory.self) { ArrivalDirectory(clock: try $0.resolve((any Clock).self)) }
    }

    /// Registers the handlers of `FleetEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (board, progress, publisher) = try parts(container)
        let stages = try container.resolve((any OrderStages).self)
        let acceptance = JobAcceptance(stages: stages, board: board, publisher: publisher)
        let details = VisitDetails(visits: try container.resolveIfRegistered((any OrderVisits).self))
        OfferHandlers(acceptance: acceptance, details: details).add(to: &routes)
        let report = StopReport(stages: stages, progress: progress, details: details, returning: try returning(container))
        DriverHandlers(board: board, publisher: publisher, report: report).add(to: &routes)
        DispatchHandlers(acceptance: acceptance).add(to: &routes)
        let drives = try container.resolveIfRegistered((any DriveTimes).self) ?? StraightDrives(settings: rules)
        let approach = try container.resolveIfRegistered((any ArrivalReports).self).map { Approach(settings: rules, drives: drives, reports: $0) }
        PositionIntake(
            traceRetention: try container.setting(Self.traceRetention), hub: try container.resolve(RealtimeHub.self), approach: approach
        ).add(to: &routes)
    }

    /// Lets drivers subscribe to their own topic, and dispatchers to the board's.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("fleet/drivers/{id}") { values, person, _ in person.roles.contains(.driver) && values["id"] == String(person.id) },
            TopicRule("fleet/dispatch") { _, person, _ in person.roles.contains(.dispatcher) },
        ]
    }

    /// The Socket.IO namespace `/fleet`.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] { [FleetChannel.channel] }

    /// Follows the orders, their payments, and people's rights.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let (board, progress, publisher) = try parts(container)
        let follower = try follower(container)
        let rights = RightsFollower(
            stages: try container.resolve((any OrderStages).self), board: board, progress: progress, returning: try returning(container), publisher: publisher)
        let clock = try container.resolve((any Clock).self)
        return [
            EventSubscriber("fleet.payments", to: PaymentsEvents.moved, where: { $0.to == .captured }) { moved, _, transaction in
                try follower.release(moved.order, now: clock.now, in: transaction)
            },
            EventSubscriber("fleet.rights", to: AuthEvents.rightsChanged) { event, _, transaction in
                try rights.take(event, at: clock.now, in: transaction)
            },
            EventSubscriber("fleet.orders", toAll: OrdersEvents.moved, preparing: follower.doors) { events, doors, transaction in
                try follower.take(events, at: doors, now: clock.now, in: transaction)
            },
        ]
    }

    /// Expires offers every second, opens deliveries that were paid late, deletes old traces every hour, and learns every ten minutes how long customers
    /// wait.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (board, _, publisher) = try parts(container)
        let follower = try follower(container)
        let expiry = OfferExpiry(settings: rules, board: board, publisher: publisher)
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let retention = PositionRetention(traceRetention: try container.setting(Self.traceRetention))
        return [
            PeriodicJob("offers expire", every: .seconds(1)) { try await expiry.run(at: clock.now, database) },
            PeriodicJob("waits for drivers are learned", every: .seconds(600)) { try await database.write { try ArrivalLearning.run(in: $0) } },
            PeriodicJob("paid deliveries are opened", every: .seconds(30)) { try await follower.releasePaid(at: clock.now, database) },
            PeriodicJob("old traces are removed", every: .seconds(3600)) { try await retention.run(at: clock.now, in: database) },
        ]
    }

    private func follower(_ container: DIContainer) throws -> OrderFollower {
        let (board, progress, publisher) = try parts(container)
        return OrderFollower(
            projection: OrderProjection(settings: rules),
            opening: JobOpening(
                settings: rules, places: try container.resolve((any OrderPlaces).self), board: board,
                holds: try container.resolveIfRegistered((any DeliveryHolds).self)),
            progress: progress, returning: try returning(container), publisher: publisher)
    }

    private func returning(_ container: DIContainer) throws -> ReturnLeg {
        let (board, progress, _) = try parts(container)
        return ReturnLeg(settings: rules, stages: try container.resolve((any OrderStages).self), board: board, progress: progress)
    }

    private func parts(_ container: DIContainer) throws -> (OfferBoard, JobProgress, FleetPublisher) {
        let publisher = FleetPublisher(events: try container.resolve(EventLog.self), hints: try container.resolve(HintPublisher.self))
        let board = OfferBoard(settings: rules, publisher: publisher)
        return (board, JobProgress(settings: rules, board: board, publisher: publisher), publisher)
    }
}
