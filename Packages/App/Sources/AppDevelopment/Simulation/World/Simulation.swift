import AuthServer
import Core
import Foundation
import Networking
import OrdersAPI

/// A simulated day: the plan, the people who carry it out, and what happened.
///
/// ```swift
/// let simulation = Simulation(setup, network: network, midnight: midnight, clock: clock)
/// try await simulation.signIn()
/// try await simulation.play()
/// let report = try await simulation.report(seconds: 240)
/// ```
struct Simulation: Sendable {
    let setup: SimulationReport.Setup
    let plan: DemandPlan
    let journal: SimulationJournal
    let traffic: SimulatedTraffic
    private let clock: any Core.Clock
    private let midnight: Date
    private let end: Date
    private let counter = RequestCounter()
    private let demand: PlannedDemand
    private let drivers: [SimulatedDriver]
    private let plant: SimulatedDevice

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - network: the way to the server. Drivers and customers lose it at times, the plant doesn't.
    ///   - midnight: the midnight with which the day begins.
    ///   - tail: the seconds after the last hour of orders in which the rest may be delivered.
    init(
        _ setup: SimulationReport.Setup, profile: DemandProfile, rules: TrafficRules, network: TrafficNetwork, midnight: Date, tail: TimeInterval,
        clock: any Core.Clock
    ) {
        (self.setup, self.midnight, self.clock) = (setup, midnight, clock)
        let (seed, start, end) = (setup.seed, midnight + Double(setup.firstHour) * 3600, midnight + Double(setup.lastHour) * 3600 + tail)
        self.end = end
        let plan = Self.plan(setup, profile)
        let (crowd, counter) = (SimulatedCrowd(plan, drivers: setup.drivers, seed: seed), counter)
        let (demand, shelf) = (PlannedDemand(plan, midnight: midnight), SimulatedShelf())
        let journal = SimulationJournal(plan, drivers: setup.drivers, midnight: midnight)
        (self.plan, self.demand, self.journal) = (plan, demand, journal)
        func device(_ person: DemoPerson, _ number: UInt64) -> SimulatedDevice {
            let outages = NetworkOutages(perDay: setup.outagesPerDay, from: start, to: end, seed: seed &+ number)
            return SimulatedDevice(person, network.losing(outages, counter: counter))
        }
        plant = SimulatedDevice(crowd.plant, network.losing(.none, counter: counter))
        drivers = crowd.drivers.enumerated().map { number, person in
            SimulatedDriver(
                device(person, UInt64(number) &+ 1_000), number: number, rules: rules, seed: seed &+ UInt64(number) &+ 1_000, journal: journal)
        }
        let customers = crowd.customers.enumerated().map { number, person in
            SimulatedCustomer(
                device(person, UInt64(number) &+ 100_000), number: number, rules: rules, demand: demand, seed: seed &+ UInt64(number) &+ 100_000,
                shelf: shelf, journal: journal)
        }
        let people: [any SimulatedPerson] = [SimulatedPlant(plant, rules: rules, demand: demand, seed: seed, journal: journal)] + drivers + customers
        traffic = SimulatedTraffic(people, rules: rules, clock: clock, journal: journal)
    }

    /// Returns the plan of a day.
    static func plan(_ setup: SimulationReport.Setup, _ profile: DemandProfile) -> DemandPlan {
        DemandPlan(orders: setup.orders, hours: setup.firstHour..<setup.lastHour, profile: profile, seed: setup.seed)
    }

    /// Signs drivers and plant in, before the day begins.
    func signIn() async throws {
        _ = try await plant.session()
        for driver in drivers { _ = try await driver.device.session() }
    }

    /// True once every order is over, or the day is.
    var isOver: Bool {
        get async {
            if clock.now >= end { return true }
            guard await demand.left == 0 else { return false }
            return await journal.ahead == 0
        }
    }

    /// Plays the day to its end, by the clock.
    ///
    /// - Parameter progress: gets a line at the end of each simulated hour.
    func play(progress: @Sendable (String) -> Void = { _ in }) async throws {
        var (hour, nextLook) = (setup.firstHour, clock.now)
        while true {
            try Task.checkCancellation()
            if clock.now >= nextLook {
                nextLook = clock.now + 60
                if await isOver { break }
            }
            await traffic.tick()
            let now = clock.now
            if now >= midnight + Double(hour + 1) * 3600 {
                hour += 1
                progress("\(hour):00  \(await journal.summary)")
            }
            // At least a simulated second, so that those who fail don't keep a processor busy.
            try await clock.sleep(for: .seconds(min(max(await traffic.nextTurn.timeIntervalSince(now), 1), 60)))
        }
        // Whoever has no network then just stops answering, as after a real day.
        for driver in drivers { try? await driver.leave() }
    }

    /// Compares the simulation with the server, and computes the report.
    ///
    /// - Parameter seconds: the duration of the run in real seconds.
    func report(seconds: Double) async throws -> SimulationReport {
        let now = min(clock.now, end)
        await journal.end(at: now)
        let states = try await states()
        await journal.settle(states)
        let integrity = await journal.integrity(states)
        let lags = await journal.lags
        let pace = SimulationReport.Pace(
            medianLag: Percentile.of(lags, 0.5) ?? 0, highLag: Percentile.of(lags, 0.95) ?? 0, mostLag: lags.max() ?? 0, seconds: seconds,
            requests: counter.value)
        return SimulationReport(
            setup: setup, pace: pace, end: now.timeIntervalSince(midnight), orders: await journal.orders, drivers: await journal.drivers,
            errors: await journal.errors, declines: await journal.declines, integrity: integrity)
    }

    /// Returns all orders of this day, as a dispatcher sees them.
    private func states() async throws -> [Order] {
        let client = try await plant.session().client
        let start = midnight + Double(setup.firstHour) * 3600
        var (states, before): ([Order], Int?) = ([], nil)
        repeat {
            let page = try await client.call(OrdersEndpoints.list, OrderListRequest(role: .dispatcher, before: before, limit: 100))
            states += page.items.filter { $0.createdAt >= start }
            before = page.hasMore && (page.items.last?.createdAt ?? start) >= start ? page.items.last?.id : nil
        } while before != nil
        return states
    }
}
