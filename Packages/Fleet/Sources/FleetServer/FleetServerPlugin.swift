public import Core
import FleetAPI
import OrdersAPI
public import Persistence
public import ServerCore

/// Fleet's server: drivers, jobs, offers, the dispatcher's board. It follows the orders by their events and needs an ``OrderStages``.
///
/// ```swift
/// FleetServerPlugin(settings: FleetSettings(offerLifetime: .seconds(60)))
/// ```
public struct FleetServerPlugin: ServerPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Orders, and whom they belong to.
    public let requires = ["Auth", "Orders"]
    private let settings: FleetSettings

    /// Creates the plugin.
    public init(settings: FleetSettings = FleetSettings()) { self.settings = settings }

    /// The tables of drivers, jobs, stops and offers, and what is remembered of orders.
    public var migrations: [Migration] { FleetMigrations.all }

    /// Offers ``PositionDirectory``.
    public func register(in container: DIContainer) { container.register(PositionDirectory.self) { _ in PositionDirectory() } }

    /// Registers the handlers of `FleetEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (board, progress, announcements) = try parts(container)
        let stages = try container.resolve((any OrderStages).self)
        let acceptance = JobAcceptance(stages: stages, board: board, announcements: announcements)
        JobController(acceptance: acceptance, board: board, report: StopReport(stages: stages, progress: progress)).add(to: &routes)
        DriverController(board: board, announcements: announcements).add(to: &routes)
        DispatchController(acceptance: acceptance).add(to: &routes)
        PositionController(intake: PositionIntake(settings: settings, hub: try container.resolve(RealtimeHub.self))).add(to: &routes)
    }

    /// A driver hears of the own jobs and offers, a dispatcher of all.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("fleet/drivers/{id}") { values, person, _ in person.roles.contains(.driver) && values["id"] == String(person.id) },
            TopicRule("fleet/dispatch") { _, person, _ in person.roles.contains(.dispatcher) },
        ]
    }

    /// Offers, withdrawals, and what changes on the board.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] { [FleetChannel.channel] }

    /// Follows the orders.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let (board, progress, announcements) = try parts(container)
        let follower = OrderFollower(
            projection: OrderProjection(settings: settings), opening: JobOpening(settings: settings, board: board), progress: progress,
            announcements: announcements)
        let clock = try container.resolve((any Clock).self)
        return [
            EventSubscriber("fleet.orders", to: OrdersEvents.moved) { event, _, transaction in
                try follower.take(event, at: clock.now, in: transaction)
            }
        ]
    }

    /// Ends offers that nobody answered, every second, and forgets every hour where drivers were.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (board, _, announcements) = try parts(container)
        let expiry = OfferExpiry(settings: settings, board: board, announcements: announcements)
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let retention = PositionRetention(settings: settings)
        return [
            PeriodicJob("offers expire", every: .seconds(1)) { try await expiry.run(at: clock.now, database) },
            PeriodicJob("old traces are removed", every: .seconds(3600)) { try await retention.run(at: clock.now, in: database) },
        ]
    }

    private func parts(_ container: DIContainer) throws -> (OfferBoard, JobProgress, Announcements) {
        let announcements = Announcements(events: try container.resolve(EventLog.self))
        let board = OfferBoard(settings: settings, announcements: announcements)
        return (board, JobProgress(settings: settings, board: board, announcements: announcements), announcements)
    }
}
