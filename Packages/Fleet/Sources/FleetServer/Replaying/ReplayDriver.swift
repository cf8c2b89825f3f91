import Core
import FleetAPI
import Foundation

/// A driver of a day that is replayed: drives from stop to stop along straight lines, and waits where a window begins later.
struct ReplayDriver: Sendable {
    private enum Task: Sendable {
        case idle
        case driving(from: Coordinate, since: Date, until: Date)
        case stopping(since: Date, until: Date)
    }

    let recorded: RecordedDriver
    private let pace: DrivingPace
    private var place: Coordinate
    private var task = Task.idle
    /// The stops that are left, in order.
    private(set) var stops: [ReplayStop] = []
    /// The times at which the driver got the jobs that are under way, by job.
    private(set) var jobs: [Int: Date] = [:]
    private var finished = (jobs: 0, cents: 0)
    private var idleSince: Date?

    init(_ recorded: RecordedDriver, at plant: Coordinate, pace: DrivingPace) {
        (self.recorded, self.pace) = (recorded, pace)
        place = recorded.place ?? plant
    }

    /// The time at which the driver comes to a stop or ends one; nil for one who waits.
    var next: Date? {
        switch task {
        case .idle: nil
        case .driving(_, _, let until), .stopping(_, let until): until
        }
    }

    func isPresent(at now: Date) -> Bool { recorded.presences.contains { $0.start <= now && now < $0.end } }

    /// Returns the driver as a matcher sees them; nil for one who isn't there.
    func matchable(at now: Date) -> MatchableDriver? {
        guard isPresent(at: now) || !jobs.isEmpty else { return nil }
        var open = stops.map(\.matchable)
        if !open.isEmpty {
            open[0].isBegun = true
            if case .stopping(_, let until) = task { open[0].duration = .seconds(max(0, until.timeIntervalSince(now))) }
        }
        let since = recorded.presences.last { $0.start <= now }?.start
        return MatchableDriver(
            id: recorded.id, name: "", place: place(at: now), availability: jobs.isEmpty ? .free : .busy, route: open.map(\.place), stops: open,
            bagsAboard: open.bagsAboard, orders: jobs.count, idleSince: jobs.isEmpty ? [idleSince, since].compactMap(\.self).max() : nil,
            jobsToday: finished.jobs,
            centsToday: finished.cents)
    }

    /// Takes a job.
    ///
    /// - Parameter route: the ids of all stops in the order in which they are to be made; empty for those of the job at the end.
    mutating func take(_ job: Int, _ new: [ReplayStop], route: [Int], at now: Date) {
        jobs[job] = now
        let begun = stops.first
        let items = Dictionary((stops + new).map { ($0.recorded.id, $0) }) { first, _ in first }
        let ordered = route.compactMap { items[$0] }
        // A route that was made for other stops, such as before a customer canceled.
        stops = ordered.count == items.count && (begun == nil || ordered.first?.recorded.id == begun?.recorded.id) ? ordered : stops + new
        if begun == nil { depart(at: now) }
    }

    /// Gives up a job that isn't needed any more, unless its bags are aboard.
    ///
    /// - Returns: whether it was given up.
    mutating func drop(_ job: Int, firstStop: Int?, at now: Date) -> Bool {
        guard jobs[job] != nil, stops.contains(where: { $0.recorded.id == firstStop }) else { return false }
        jobs[job] = nil
        leave(at: now) { $0.job == job }
        if jobs.isEmpty { idleSince = now }
        return true
    }

    /// Goes on from a stop to the next.
    ///
    /// - Returns: the stop that just ended; nil where the driver arrived at one.
    mutating func act(at now: Date) -> (stop: ReplayStop, arrivedAt: Date)? {
        guard let stop = stops.first else { return nil }
        switch task {
        case .idle: return nil
        case .driving:
            place = stop.recorded.coordinate
            let start = max(now, stop.recorded.window?.start ?? now)
            task = .stopping(since: now, until: start.addingTimeInterval(stop.matchable.duration / .seconds(1)))
            return nil
        case .stopping(let since, _):
            stops.removeFirst()
            depart(at: now)
            return (stop, since)
        }
    }

    /// Leaves out the stops of a job that nobody made on the day either.
    mutating func skip(_ skipped: Set<Int>, at now: Date) { leave(at: now) { skipped.contains($0.recorded.id) } }

    /// Ends a job that has no stops left.
    mutating func end(_ job: Int, cents: Int, at now: Date) {
        jobs[job] = nil
        finished = (finished.jobs + 1, finished.cents + cents)
        if jobs.isEmpty { idleSince = now }
    }

    private mutating func leave(at now: Date, where isLeft: (ReplayStop) -> Bool) {
        let (begun, here) = (stops.first?.recorded.id, place(at: now))
        stops.removeAll(where: isLeft)
        guard stops.first?.recorded.id != begun else { return }
        place = here
        depart(at: now)
    }

    private mutating func depart(at now: Date) {
        guard let stop = stops.first else { return task = .idle }
        let seconds = place.distance(to: stop.recorded.coordinate) / pace.metersPerSecond
        task = .driving(from: place, since: now, until: now.addingTimeInterval(seconds))
    }

    private func place(at now: Date) -> Coordinate {
        guard case .driving(let from, let since, let until) = task, let stop = stops.first, until > since else { return place }
        let (share, end) = (min(1, max(0, now.timeIntervalSince(since) / until.timeIntervalSince(since))), stop.recorded.coordinate)
        return Coordinate(
            latitude: from.latitude + (end.latitude - from.latitude) * share, longitude: from.longitude + (end.longitude - from.longitude) * share)
    }
}
