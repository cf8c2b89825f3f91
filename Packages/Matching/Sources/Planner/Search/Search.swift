import Core

/// One search for better routes: routes that change, the way back from a change that isn't kept, and the best routes so far.
///
/// It belongs to one thread. Everything random comes from its seed.
final class Search {
    /// The most insertions that are kept, 480 MB.
    private static let mostCached = 20_000_000

    let arena = Arena()
    let instance: Instance
    let routes: Routes
    let insertions: InsertionSearch
    let neighbors: Neighbors
    let stop: StopSignal
    var random: SeededRandom
    var settings = SearchSettings()

    /// The requests that no route serves, in no order.
    let absent: Block<Int32>
    var absentCount = 0
    /// The number of rounds after which each request was left over.
    let absences: Block<Double>
    /// The vehicles that may be used at once.
    var fleetLimit: Int

    /// For each request and vehicle the best insertion, and the version of the route that it holds for.
    let cache: Block<CachedInsertion>
    private let hasCache: Bool
    let undo: Undo
    var best: Snapshot
    var iterations = 0
    /// Called now and then while the search runs, and where islands meet.
    var report: ((PlanProgress) -> Void)?
    var meetings: Meetings?
    private var nextReport: UInt64 = 0
    private var nextMeeting = 1
    let orderKeys: OrderKeys
    private(set) lazy var requestNumbers = Dictionary(instance.problem.requests.enumerated().map { ($1.id, $0) }) { first, _ in first }
    /// Nodes of a string that is removed, and requests that are sorted.
    let string: Block<Int32>
    let keys: Block<Double>
    let ruined: Block<UInt32>
    var ruinStamp: UInt32 = 0
    /// The vehicles whose routes were looked at for a request.
    let seen: Block<UInt32>
    var seenStamp: UInt32 = 0

    init(_ instance: Instance, seed: UInt64, stop: StopSignal) throws(ProblemError) {
        self.instance = instance
        self.stop = stop
        routes = try Routes(instance)
        insertions = InsertionSearch(instance, routes)
        neighbors = Neighbors(instance)
        random = SeededRandom(seed: seed)
        absent = arena.block(instance.requests, 0)
        absences = arena.block(instance.requests, 1)
        hasCache = instance.requests * instance.vehicles <= Self.mostCached
        cache = arena.block(hasCache ? instance.requests * instance.vehicles : 0, CachedInsertion())
        undo = Undo(instance)
        orderKeys = OrderKeys(instance)
        string = arena.block(instance.nodes, 0)
        keys = arena.block(instance.requests, 0)
        ruined = arena.block(instance.vehicles, 0)
        seen = arena.block(instance.vehicles, 0)
        fleetLimit = instance.vehicles
        best = Snapshot(instance)
        for request in 0..<instance.requests where Instance.Kind(rawValue: instance.kind[request]) != .fixed {
            absent[absentCount] = Int32(request)
            absentCount += 1
        }
    }

    /// The promised requests that aren't served.
    var absentPromised: Int {
        var count = 0
        for index in 0..<absentCount where instance.isPromised[absent[index]] { count += 1 }
        return count
    }

    /// The worth of the routes.
    var score: Score { Score(absentPromised: absentPromised, absent: absentCount, vehicles: routes.used, distance: routes.total) }

    /// Takes the routes as the best ones, if they are.
    @discardableResult
    func keepIfBest() -> Bool {
        let score = score
        guard score < best.score else { return false }
        best.take(self, score)
        return true
    }

    /// Inserts an absent request, whose entry among the absent ones the caller removes.
    @inline(__always)
    func commit(_ request: Int, _ vehicle: Int, _ insertion: Insertion) {
        undo.save(vehicle, routes)
        if insertion.pickup >= 0 { routes.insert(Int32(truncatingIfNeeded: 2 * request), after: insertion.pickup) }
        if insertion.delivery >= 0 { routes.insert(Int32(truncatingIfNeeded: 2 * request + 1), after: insertion.delivery) }
        routes.refresh(vehicle)
    }

    /// Takes a request off its route, which the caller refreshes.
    @inline(__always)
    func detach(_ request: Int, _ vehicle: Int) {
        undo.save(vehicle, routes)
        switch Instance.Kind(rawValue: instance.kind[request]) {
        case .pair:
            routes.unlink(Int32(truncatingIfNeeded: 2 * request))
            routes.unlink(Int32(truncatingIfNeeded: 2 * request + 1))
        case .deliveryFromStart, .deliveryFromFixed: routes.unlink(Int32(truncatingIfNeeded: 2 * request + 1))
        case .pickup: routes.unlink(Int32(truncatingIfNeeded: 2 * request))
        case .fixed, nil: return
        }
        absent[absentCount] = Int32(truncatingIfNeeded: request)
        absentCount += 1
    }

    /// Refreshes a route after removals. Where ways aren't the shortest, a removal can make a route late, and without its delivery what is on board from a
    /// fixed stop stays there: where the route isn't feasible any longer, all that is movable comes off.
    func refreshAfterRemoval(_ vehicle: Int) {
        if !routes.refresh(vehicle) { empty(vehicle) }
    }

    /// Takes everything movable off a route.
    func empty(_ vehicle: Int) {
        for node in routes.content(vehicle) where node < instance.firstStart && isMovable(node) {
            // A pair came off with its other visit.
            if routes.vehicle[node] == Int32(vehicle) { detach(Int(node >> 1), vehicle) }
        }
        routes.clear(vehicle)
        routes.refresh(vehicle)
    }

    /// The best insertion of an absent request into a vehicle's route, from the cache if the route is as it was.
    @inline(__always)
    func insertion(_ request: Int, _ vehicle: Int) -> Insertion {
        guard hasCache else { return insertions.best(request, vehicle) }
        let index = request &* instance.vehicles &+ vehicle
        let version = routes.version[vehicle]
        let cached = cache[index]
        if cached.version == version { return cached.insertion }
        let found = insertions.best(request, vehicle)
        cache[index] = CachedInsertion(version: version, insertion: found)
        return found
    }

    /// Reports where the search is, four times a second.
    func reportProgress() {
        guard let report, MonotonicClock.nanoseconds >= nextReport else { return }
        nextReport = MonotonicClock.nanoseconds &+ 250_000_000
        report(
            PlanProgress(
                iterations: iterations, vehicles: best.score.vehicles, distance: best.score.distance, unassigned: best.score.absent))
    }

    /// Meets the other islands where it is time to. Returns whether this search goes on from another's routes.
    func meetOthers(_ share: Double) -> Bool {
        guard let meetings else { return false }
        var isElsewhere = false
        while nextMeeting < Meetings.count, share >= Double(nextMeeting) / Double(Meetings.count) {
            nextMeeting += 1
            if let better = meetings.meet(best, for: random.below(2) == 0) {
                best = better
                restore(better)
                isElsewhere = true
            }
        }
        return isElsewhere
    }

    /// Goes back to the routes before the round.
    func revert() {
        undo.restore(routes)
        absentCount = undo.restoreAbsent(absent)
    }
}

/// The best insertion into a route of a version.
struct CachedInsertion: BitwiseCopyable {
    var version: UInt64 = .max
    var insertion = Insertion.none
}

/// The worth of routes: first by the promises kept, then by the requests served, the vehicles and the way.
struct Score: Comparable {
    var absentPromised: Int
    var absent: Int
    var vehicles: Int
    var distance: Double

    static let worst = Score(absentPromised: .max, absent: .max, vehicles: .max, distance: .infinity)

    static func < (left: Score, right: Score) -> Bool {
        if left.absentPromised != right.absentPromised { return left.absentPromised < right.absentPromised }
        if left.absent != right.absent { return left.absent < right.absent }
        if left.vehicles != right.vehicles { return left.vehicles < right.vehicles }
        return left.distance < right.distance - 1e-9
    }
}

/// The parameters of a search.
struct SearchSettings {
    /// The average number of nodes that a round removes, and the longest string.
    var removals = 14.0
    var longestString = 10.0
    /// The chance that a position is overlooked.
    var blink = 0.02
    /// The chance that requests return by regret.
    var regret = 0.1
    /// The first and the last temperature, in average legs.
    var firstTemperature = 2.0
    var lastTemperature = 0.02
    /// The part of the time for reducing the fleet.
    var fleetShare = 0.4
}
