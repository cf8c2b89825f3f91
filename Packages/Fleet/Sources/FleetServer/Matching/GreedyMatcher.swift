import Core
public import FleetAPI

/// Gives the nearest pair of job and driver to each other, then the nearest of the rest, and so on, one job to each driver.
///
/// Drivers whose place isn't known come after those whose is. Of equal pairs that of the older job comes first. Busy drivers are suggested where the job fits
/// in their trip, after those who are free, and aren't chosen.
public struct GreedyMatcher: Matcher {
    /// Creates the matcher.
    public init() {}

    /// Makes no rounds: jobs are offered to everybody near.
    public var pace: MatchPace? { nil }

    /// Returns a match for each job, in their order.
    public func match(_ work: MatchWork) async -> [Match] { match(work.jobs, with: work.drivers) }

    /// Returns the drivers for a job.
    public func suggestions(_ work: MatchWork) async -> [DriverSuggestion] {
        work.jobs.first.map { Self.suggestions(for: $0, among: work.drivers) } ?? []
    }

    /// Makes no estimates.
    public func estimate(_ work: MatchWork, driver: Int) async -> AssignmentEstimate? { nil }

    private static func candidates(_ job: MatchableJob, _ drivers: [MatchableDriver]) -> [Candidate] {
        drivers.map { Candidate(job, $0) }.sorted { $0.isBetter(than: $1) }
    }

    /// Returns the drivers, the best first.
    static func suggestions(for job: MatchableJob, among drivers: [MatchableDriver]) -> [DriverSuggestion] {
        candidates(job, drivers).enumerated().map { $1.suggestion(isFirst: $0 == 0) }
    }

    /// Returns a match for each of some jobs, in their order.
    func match(_ jobs: [MatchableJob], with drivers: [MatchableDriver]) -> [Match] {
        let candidates = jobs.map { Self.candidates($0, drivers) }
        var pairs: [(job: Int, candidate: Candidate)] = []
        for (index, own) in candidates.enumerated() { pairs += own.prefix { $0.isFree }.map { (index, $0) } }
        pairs.sort { ($0.candidate.order, jobs[$0.job].id, $0.candidate.driver.id) < ($1.candidate.order, jobs[$1.job].id, $1.candidate.driver.id) }
        var (chosen, taken) = ([Int: Int](), Set<Int>())
        for (job, candidate) in pairs where chosen[job] == nil && !taken.contains(candidate.driver.id) {
            chosen[job] = candidate.driver.id
            taken.insert(candidate.driver.id)
        }
        return jobs.indices.map { index in
            let suggestions = candidates[index].enumerated().map { $1.suggestion(isFirst: $0 == 0) }
            let driver = chosen[index]
            let reasons = suggestions.first { $0.driverID == driver }?.reasons ?? [Self.reason(jobs[index], drivers)]
            return Match(job: jobs[index].id, driver: driver, reasons: reasons)
        }
    }

    /// Returns the reason for which nobody gets a job.
    private static func reason(_ job: MatchableJob, _ drivers: [MatchableDriver]) -> MatchReason {
        let present = drivers.filter { $0.availability == .free || $0.availability == .busy }
        guard !present.isEmpty else { return MatchReason(.nobodyOnline) }
        let free = present.filter { $0.availability == .free }
        guard !free.isEmpty, free.allSatisfy({ job.declined.contains($0.id) }) else { return MatchReason(.everybodyBusy) }
        return MatchReason(.everybodyDeclined, value: free.count)
    }
}

/// A driver as one job sees them.
private struct Candidate {
    let driver: MatchableDriver
    let isAvailable: Bool
    let meters: Int?
    /// The way in meters by which the job makes the driver's trip longer; nil where it isn't added to one.
    let detour: Int?
    /// The reasons against the driver.
    let obstacles: [MatchReason]
    let isSilent: Bool

    init(_ job: MatchableJob, _ driver: MatchableDriver) {
        self.driver = driver
        meters = driver.place.map { Int($0.distance(to: job.place).rounded()) }
        isSilent = job.silent.contains(driver.id)
        var obstacles: [MatchReason] = []
        switch driver.availability {
        case .free: break
        case .busy: if driver.route.isEmpty { obstacles.append(MatchReason(.busy)) }
        case .onBreak: obstacles.append(MatchReason(.onBreak))
        case .offline: obstacles.append(MatchReason(.offline))
        }
        if job.declined.contains(driver.id) { obstacles.append(MatchReason(.declined)) }
        self.obstacles = obstacles
        isAvailable = obstacles.isEmpty
        detour = isAvailable && driver.availability == .busy ? Self.detour(to: job.door, along: driver) : nil
    }

    var isFree: Bool { isAvailable && driver.availability == .free }

    /// Returns the way that a visit adds where it fits best between two others.
    private static func detour(to door: Coordinate, along driver: MatchableDriver) -> Int {
        let route = (driver.place.map { [$0] } ?? []) + driver.route
        let ways = zip(route, route.dropFirst()).map { $0.distance(to: door) + door.distance(to: $1) - $0.distance(to: $1) }
        let last = route.last.map { $0.distance(to: door) } ?? 0
        return Int((ways + [last]).min()?.rounded() ?? 0)
    }

    /// A number that grows with the distance; drivers whose place isn't known have the greatest.
    var order: Int { detour ?? meters ?? .max }

    func isBetter(than other: Candidate) -> Bool {
        if isAvailable != other.isAvailable { return isAvailable }
        return (rank, order, driver.id) < (other.rank, other.order, other.driver.id)
    }

    func suggestion(isFirst: Bool) -> DriverSuggestion {
        var reasons = obstacles
        if let detour {
            reasons.append(MatchReason(.onTheWay, value: detour))
        } else if isAvailable {
            reasons.append(meters.map { MatchReason(isFirst ? .nearest : .farther, value: $0) } ?? MatchReason(.placeUnknown))
        }
        if isSilent { reasons.append(MatchReason(.unanswered)) }
        return DriverSuggestion(driverID: driver.id, driverName: driver.name, isAvailable: isAvailable, distanceMeters: meters, reasons: reasons)
    }

    /// The order of those who can't take the job: who is free and declined it, who is busy, on a break, offline.
    private var rank: Int {
        switch driver.availability {
        case .free: 0
        case .busy: 1
        case .onBreak: 2
        case .offline: 3
        }
    }
}
