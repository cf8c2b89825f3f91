import Core
import FleetAPI
import Foundation

/// Gives the jobs of a recorded day to drivers again, as a matcher chooses them, and compares what would have come of it with what did.
///
/// The day runs by its own clock, from event to event, so that it takes as long as the matcher thinks. Drivers drive straight to each stop at the pace of that day, take
/// what they are given at once, and decline what they declined. A delivery is opened as long after its bags came to the plant as on the day.
///
/// ```swift
/// let report = try await DayReplay(day, settings: settings).run(matcher)
/// ```
public struct DayReplay: Sendable {
    private let day: RecordedDay
    private let settings: FleetSettings
    private let pace: DrivingPace
    private let interval: TimeInterval

    /// The time after the end of the day in which drivers may finish their work.
    static let tail: TimeInterval = 6 * 3600

    /// Prepares a replay.
    ///
    /// - Parameters:
    ///   - settings: the settings of trips; the speed and the times of stops are those of the day.
    ///   - interval: the pause between two rounds.
    public init(_ day: RecordedDay, settings: FleetSettings, interval: Duration = .seconds(5)) {
        let pace = DrivingPace(Visit.recorded(day), or: DrivingPace(settings))
        var own = settings
        own.metersPerSecond = pace.metersPerSecond
        (self.day, self.settings, self.pace, self.interval) = (day, own, pace, max(1, interval / .seconds(1)))
    }

    /// Replays the day.
    ///
    /// - Throws: `CancellationError` where its task was canceled.
    public func run(_ matcher: any Matcher) async throws -> ReplayReport {
        var run = ReplayRun(day, settings: settings, pace: pace, interval: interval)
        while let next = run.next, next <= day.end.addingTimeInterval(Self.tail) {
            try Task.checkCancellation()
            run.advance(to: next)
            guard run.isRoundDue, let work = run.work() else { continue }
            run.take(await matcher.match(work))
        }
        return report(run)
    }

    private func report(_ run: ReplayRun) -> ReplayReport {
        let openings = run.jobs.compactMapValues(\.openedAt)
        let opened = Dictionary(day.jobs.map { ($0.id, $0.openedAt) }) { first, _ in first }
        let end = day.end.addingTimeInterval(Self.tail)
        let unserved = run.jobs.values.filter { $0.state == .waiting }.sorted { $0.recorded.id < $1.recorded.id }
        return ReplayReport(
            day: day, pace: pace, recorded: ReplayFigures(day, Visit.recorded(day), openedAt: opened, settings: settings, end: end),
            replayed: ReplayFigures(day, run.visits, openedAt: openings, settings: settings, end: end), rounds: run.rounds,
            unserved: unserved.map { ReplayReport.Unserved(order: $0.recorded.order, job: $0.recorded.id, reasons: $0.reasons) })
    }
}

/// The state of a replay.
private struct ReplayRun {
    /// The longest pause between two rounds while nothing happens: promises come nearer all the same.
    private static let longestPause: TimeInterval = 30

    let settings: FleetSettings
    let pace: DrivingPace
    let interval: TimeInterval
    private(set) var jobs: [Int: ReplayJob]
    private(set) var visits: [Visit] = []
    private(set) var rounds = 0
    private var drivers: [ReplayDriver]
    private var now: Date
    private var lastRound = Date.distantPast
    private var hasChanged = true
    /// The changes that don't depend on the matcher, the next one last.
    private var ahead: [(time: Date, change: Change)] = []
    /// The deliveries of orders whose bags drivers bring first, and the time from then to their opening.
    private var deliveries: [Int: (job: Int, wait: TimeInterval)] = [:]

    private enum Change {
        case open(Int)
        case withdraw(Int)
        case presence
    }

    init(_ day: RecordedDay, settings: FleetSettings, pace: DrivingPace, interval: TimeInterval) {
        (self.settings, self.pace, self.interval, now) = (settings, pace, interval, day.start)
        jobs = Dictionary(day.jobs.map { ($0.id, ReplayJob(recorded: $0)) }) { first, _ in first }
        drivers = day.drivers.sorted { $0.id < $1.id }.map { ReplayDriver($0, at: day.plant, pace: pace) }
        // The last time that an order's bags came to the plant before its delivery was opened.
        var unloaded: [Int: Date] = [:]
        for job in day.jobs where job.kind == .pickup {
            if let time = job.stops.last(where: { $0.place == .plant && $0.kind == .dropoff })?.endedAt { unloaded[job.order] = time }
        }
        for job in day.jobs {
            if job.kind == .delivery, let time = unloaded[job.order], time <= job.openedAt, deliveries[job.order] == nil {
                deliveries[job.order] = (job.id, job.openedAt.timeIntervalSince(time))
            } else {
                ahead.append((job.openedAt, .open(job.id)))
            }
            if let time = job.withdrawnAt { ahead.append((time, .withdraw(job.id))) }
        }
        for presence in day.drivers.flatMap(\.presences) { ahead += [(presence.start, .presence), (presence.end, .presence)] }
        ahead.sort { $0.time > $1.time }
    }

    /// The time of the next event; nil once nothing is left to do.
    var next: Date? {
        let events = [ahead.last?.time, drivers.lazy.compactMap(\.next).min(), nextRound].compactMap(\.self)
        return events.min().map { max($0, now) }
    }

    private var nextRound: Date? {
        let waiting = jobs.values.filter { $0.state == .waiting }
        guard !waiting.isEmpty, drivers.contains(where: { $0.isPresent(at: now) || $0.next != nil }) else { return nil }
        let soonest = lastRound.addingTimeInterval(interval)
        if hasChanged { return soonest }
        let idle = lastRound.addingTimeInterval(Self.longestPause)
        return max(soonest, min(idle, waiting.compactMap(\.waitsUntil).min() ?? idle))
    }

    var isRoundDue: Bool { nextRound.map { $0 <= now } ?? false }

    /// Lets happen all that happens at a time.
    mutating func advance(to time: Date) {
        now = time
        for index in drivers.indices {
            while let next = drivers[index].next, next <= now { act(index, at: next) }
        }
        while let event = ahead.last, event.time <= now {
            ahead.removeLast()
            hasChanged = true
            switch event.change {
            case .open(let job): open(job, at: event.time)
            case .withdraw(let job): withdraw(job)
            case .presence: break
            }
        }
    }

    private mutating func open(_ id: Int, at time: Date) {
        guard jobs[id]?.state == .ahead else { return }
        jobs[id]?.openedAt = time
        jobs[id]?.state = .waiting
    }

    private mutating func withdraw(_ id: Int) {
        guard let job = jobs[id], job.state != .over else { return }
        if job.state == .taken {
            guard let driver = drivers.firstIndex(where: { $0.jobs[id] != nil }), drivers[driver].drop(id, firstStop: job.recorded.stops.first?.id, at: now)
            else { return }
        }
        jobs[id]?.state = .over
    }

    private mutating func act(_ index: Int, at time: Date) {
        guard let (stop, arrivedAt) = drivers[index].act(at: time), let job = jobs[stop.job], let acceptedAt = drivers[index].jobs[stop.job] else { return }
        hasChanged = true
        visits.append(
            Visit(
                driver: drivers[index].recorded.id, job: stop.job, stop: stop.recorded.id, place: stop.recorded.place, coordinate: stop.recorded.coordinate,
                acceptedAt: acceptedAt, arrivedAt: arrivedAt, endedAt: time))
        if stop.recorded.status == .failed {
            drivers[index].skip(Set(job.recorded.stops.filter { $0.endedAt == nil }.map(\.id)), at: time)
        }
        if stop.recorded.place == .plant, stop.recorded.kind == .dropoff, let delivery = deliveries[job.recorded.order] {
            deliveries[job.recorded.order] = nil
            plan(.open(delivery.job), at: time.addingTimeInterval(delivery.wait))
        }
        guard !drivers[index].stops.contains(where: { $0.job == stop.job }) else { return }
        drivers[index].end(stop.job, cents: job.recorded.payCents, at: time)
        jobs[stop.job]?.state = .over
    }

    private mutating func plan(_ change: Change, at time: Date) {
        let place = ahead.firstIndex { $0.time <= time } ?? ahead.endIndex
        ahead.insert((time, change), at: place)
    }

    /// Returns what a matcher chooses from now; nil where there is nothing.
    mutating func work() -> MatchWork? {
        (lastRound, hasChanged) = (now, false)
        let waiting = jobs.values.filter { $0.state == .waiting }.sorted { $0.recorded.id < $1.recorded.id }
        let (open, present) = (waiting.compactMap { $0.matchable(pace, settings) }, drivers.compactMap { $0.matchable(at: now) })
        guard !open.isEmpty, !present.isEmpty else { return nil }
        rounds += 1
        return MatchWork(now: now, jobs: open, drivers: present, settings: settings, mayWait: true)
    }

    /// Carries out what a matcher chose.
    mutating func take(_ matches: [Match]) {
        for match in matches {
            guard let job = jobs[match.job], job.state == .waiting else { continue }
            jobs[match.job]?.waitsUntil = match.waitsUntil
            jobs[match.job]?.reasons = match.reasons
            guard match.waitsUntil == nil, let driver = match.driver, let index = drivers.firstIndex(where: { $0.recorded.id == driver }),
                drivers[index].jobs.isEmpty != match.joinsTrip, drivers[index].isPresent(at: now) || match.joinsTrip
            else { continue }
            drivers[index].take(match.job, job.stops(pace, settings), route: match.route, at: now)
            jobs[match.job]?.state = .taken
            hasChanged = true
        }
    }
}
