import Core
import FleetAPI
import FleetServer
import MatchingAPI
import MatchingServer

/// Lets the full matcher choose drivers for Fleet's jobs, unless the setting says that Fleet's own does.
struct FleetMatching: Matcher {
    let engine: MatchingEngine
    let settings: MatchingSettings
    /// The pace of automatic matching; nil while its flag is off.
    let pace: MatchPace?

    static func register(in container: DIContainer) {
        guard container.isRegistered(MatchingEngine.self) else { return }
        container.register((any Matcher).self) { resolver in
            let settings = try resolver.resolve(MatchingSettings.self)
            guard settings.choice == .full else { return GreedyMatcher() }
            let isOn = try resolver.resolve(FeatureFlags.self).isOn(MatchingFlags.rounds, for: nil)
            return FleetMatching(
                engine: try resolver.resolve(MatchingEngine.self), settings: settings, pace: isOn ? MatchPace(interval: settings.interval) : nil)
        }
    }

    /// Returns a matcher for what isn't served now, which has as much time as it needs.
    static func offline(_ settings: MatchingSettings) -> FleetMatching {
        FleetMatching(engine: MatchingEngine(timeout: .seconds(60)), settings: settings, pace: nil)
    }

    func match(_ work: MatchWork) async -> [Match] {
        let decisions = await engine.decide(situation(work))
        return zip(work.jobs, decisions).map { job, decision in
            var match = Match(job: job.id, driver: nil, reasons: decision.reasons, route: decision.route)
            switch decision.outcome {
            case .driver(let driver): match.driver = driver
            case .trip(let driver): (match.driver, match.joinsTrip) = (driver, true)
            case .waits(_, let until), .notDue(let until): match.waitsUntil = until
            case .nobody, .undecided: break
            }
            return match
        }
    }

    func suggestions(_ work: MatchWork) async -> [DriverSuggestion] { await engine.suggestions(situation(work)) }

    func estimate(_ work: MatchWork, driver: Int) async -> AssignmentEstimate? { await engine.estimate(situation(work), driver: driver) }

    private func situation(_ work: MatchWork) -> MatchSituation {
        var rules = settings.rules
        (rules.metersPerSecond, rules.ordersPerTrip) = (work.settings.metersPerSecond, work.settings.ordersPerTrip)
        let orders = work.jobs.map { job in
            MatchOrder(
                id: job.order, stops: job.stops.map(MatchStop.init), bags: job.bags, since: job.since, declined: job.declined, silent: job.silent,
                offeredTo: job.offeredTo)
        }
        let drivers = work.drivers.map { driver in
            MatchDriver(
                id: driver.id, name: driver.name, place: driver.place, availability: MatchDriver.Availability(driver.availability),
                stops: driver.stops.map(MatchStop.init), bagsAboard: driver.bagsAboard, orders: driver.orders, idleSince: driver.idleSince,
                jobsToday: driver.jobsToday, centsToday: driver.centsToday)
        }
        return MatchSituation(now: work.now, orders: orders, drivers: drivers, mayWait: work.mayWait, rules: rules)
    }
}

extension MatchStop {
    fileprivate init(_ stop: MatchableStop) {
        self.init(
            id: stop.id, order: stop.order, place: stop.place, earliest: stop.window?.start, latest: stop.window?.end, due: stop.dueAt,
            seconds: stop.duration / .seconds(1), load: stop.load, isBegun: stop.isBegun, isDoor: stop.isDoor)
    }
}

extension MatchDriver.Availability {
    fileprivate init(_ availability: MatchableDriver.Availability) {
        switch availability {
        case .free: self = .free
        case .busy: self = .busy
        case .onBreak: self = .onBreak
        case .offline: self = .offline
        }
    }
}
