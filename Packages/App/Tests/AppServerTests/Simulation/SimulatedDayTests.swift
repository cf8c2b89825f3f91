import App
import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import ServerCore
import Testing

@testable import AppDevelopment
@testable import AppServer

/// A small day against the whole product in memory, whose clock the test moves.
@Suite(.enabled(if: TestEngine.chosen == .sqlite, "A simulated day is long, and the same on both databases."))
struct SimulatedDayTests {
    private static let midnight = Date(timeIntervalSince1970: 1_772_438_400)

    private func setup(orders: Int = 12, outages: Double) -> SimulationReport.Setup {
        SimulationReport.Setup(
            drivers: 5, orders: orders, seed: 7, speed: 1, firstHour: 9, lastHour: 12, matcher: nil, server: nil, outagesPerDay: outages, declineShare: 0.1,
            costs: SimulationCosts())
    }

    @Test func `a day with lost networks, declines and closed doors ends without losing an order, and its figures add up`() async throws {
        try await TemporaryFolder.with { folder in
            var profile = DemandProfile()
            (profile.failedPickupShare, profile.failedDeliveryShare, profile.cancellationShare, profile.retailShare) = (0.2, 0.2, 0.1, 0.3)
            let world = try await SimulatedDayWorld(setup(outages: 40), profile: profile, midnight: Self.midnight, folder: folder)
            let report = try await world.play(hours: 24)
            let figures = report.figures
            #expect(figures.integrity == .init())
            #expect(figures.delivered + figures.canceled + figures.open + figures.refused + figures.unplaced == 12)
            #expect((figures.open, figures.refused, figures.unplaced) == (0, 0, 0))
            // Every visit that the plan lets fail has failed, but of orders that were canceled before.
            let plans = world.simulation.plan.orders
            for course in report.orders where course.outcome == .delivered {
                #expect(course.failedPickups == plans[course.number].failedPickups, "order \(course.number)")
                #expect(course.failedDeliveries == plans[course.number].failedDeliveries, "order \(course.number)")
                let times = [course.placedAt, course.arrivedAt, course.pickedUpAt, course.readyAt, course.deliveredAt].compactMap(\.self)
                #expect(times.count == 5 && times == times.sorted(), "order \(course.number)")
            }
            #expect(figures.failedPickups > 0 && figures.failedDeliveries > 0)
            // The network was really gone.
            #expect(report.errors["offline", default: 0] > 10)
            // What the simulation counts is what the server has.
            let (orders, delivered, bags) = try await world.counts()
            #expect(orders == 12 && delivered == figures.delivered)
            #expect(bags == plans.reduce(0) { $0 + $1.bags })
            let meters = report.drivers.reduce(0) { $0 + $1.meters }
            #expect(abs(figures.kilometers * 1000 - meters) < 1 && figures.kilometersPerOrder ?? 0 > 5)
            #expect(report.drivers.allSatisfy { $0.emptyMeters <= $0.meters + 0.001 })
            #expect((0.01...1).contains(figures.utilization ?? 0))
        }
    }

    @Test func `nobody signs in before they order, and windows come within the day`() async throws {
        try await TemporaryFolder.with { folder in
            var profile = DemandProfile()
            (profile.scheduledShare, profile.failedPickupShare, profile.failedDeliveryShare, profile.cancellationShare) = (1, 0, 0, 0)
            let world = try await SimulatedDayWorld(setup(orders: 8, outages: 0), profile: profile, midnight: Self.midnight, folder: folder)
            try await world.step()
            #expect(try await world.sessions() == 6)
            let report = try await world.play(hours: 24)
            #expect(report.figures.delivered == 8)
            #expect(report.orders.count { $0.isScheduled } > 4)
            #expect(report.errors.isEmpty)
            // Who has a job drives, is at a stop, or is about to be told what is next.
            let trips = report.drivers.reduce(0) { $0 + $1.trips }
            #expect(trips == 16)
            let driving = report.drivers.reduce(0) { $0 + $1.meters } / RoadModel.streets.metersPerSecond
            let busy = report.drivers.reduce(0) { $0 + $1.busySeconds }
            #expect(busy >= driving && busy <= driving + Double(report.drivers.reduce(0) { $0 + $1.stops }) * 300 + Double(trips) * 120)
        }
    }
}

/// The product and the people of a day.
struct SimulatedDayWorld {
    let simulation: Simulation
    private let server: ComposedServer
    private let clock: TestClock
    private let jobs: [PeriodicJob]

    init(_ setup: SimulationReport.Setup, profile: DemandProfile, midnight: Date, folder: URL) async throws {
        let values = ["LOG_LEVEL": "critical", "DATA_FOLDER": folder.path]
        let settings = try ServerSettings.load(build: .development, file: nil, readsFile: false, commandLine: values, environment: [:]).inMemory
        let clock = TestClock(now: midnight + Double(setup.firstHour) * 3600)
        let database = try await TestDatabase(.chosen)
        server = try await Bootstrap.compose(settings, clients: AppPlugins.all, servers: ServerPlugins.all, clock: clock, database: { _ in database })
        _ = try await server.migrate()
        self.clock = clock
        let people = SimulatedCrowd(Simulation.plan(setup, profile), drivers: setup.drivers, seed: setup.seed).all
        try await SimulationServer.create(people, in: server.application)
        jobs = try server.application.plugins.flatMap { [application = server.application] in try $0.jobs(application.container) }
        let network = try TrafficNetwork(
            transport: InProcessTransport(responder: server.application), baseURL: nil, folder: folder.appending(path: "devices"), clock: clock,
            random: SystemRandomSource())
        // One at a time, so that a failure can be repeated.
        var rules = TrafficRules.day
        (rules.peopleAtOnce, rules.declineShare) = (1, setup.declineShare)
        simulation = Simulation(setup, profile: profile, rules: rules, network: network, midnight: midnight, tail: 20 * 3600, clock: clock)
        try await simulation.signIn()
    }

    /// Lets 10 to 30 seconds pass, until somebody's turn.
    func step() async throws {
        clock.now = max(clock.now + 10, min(await simulation.traffic.nextTurn, clock.now + 30))
        await simulation.traffic.tick()
        await server.application.deliverEvents()
        for job in jobs where job.interval <= .seconds(2) && job.place == .oneNode { try await job.run() }
    }

    /// Plays until every order is over.
    func play(hours: Double) async throws -> SimulationReport {
        let end = clock.now + hours * 3600
        while clock.now < end, await !simulation.isOver { try await step() }
        return try await simulation.report(seconds: 1)
    }

    /// The orders, those that were delivered, and the bags, in the database.
    func counts() async throws -> (Int, Int, Int) {
        try await server.database.read { transaction in
            (
                try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order"),
                try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order WHERE status = 'delivered'"),
                try transaction.value(Int.self, "SELECT SUM(bags) FROM orders_order")
            )
        }
    }

    /// The sessions that were begun.
    func sessions() async throws -> Int { try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_session") } }
}
