import Core
import FleetAPI
import Foundation
import Planner

/// One round: looks at all waiting orders and all drivers, and decides about each order.
///
/// Orders go to free drivers by an exact assignment, or into the trips of drivers under way by the cheapest insertion, whichever costs less. Orders that are left
/// share the trips of those who were just chosen, and an order for which a driver alone is costly joins another's trip. A round that reaches its deadline leaves
/// the rest undecided.
struct MatchRound {
    /// The free drivers that are considered for one order: the nearest.
    static let driversPerOrder = 24
    /// The trips that are considered for one order: those with the nearest stops.
    static let tripsPerOrder = 10
    /// The number of pairs up to which all are considered, whatever the distance.
    static let allPairs = 20_000

    let situation: MatchSituation
    let rules: MatchRules
    let deadline: StopSignal
    let fairness: Fairness
    let orders: [[Leg]]
    private(set) var tours: [Tour]
    /// The drivers' stops before the round.
    let before: [Tour]
    /// The order's choice so far: the index of the driver.
    private(set) var chosen: [Int?]
    private(set) var insertions: [Insertion?]
    private(set) var wasCut = false

    init(_ situation: MatchSituation, until deadline: StopSignal) {
        (self.situation, rules, self.deadline) = (situation, situation.rules, deadline)
        let plane = Plane(around: situation.orders.first?.stops.first?.place.latitude ?? situation.drivers.lazy.compactMap(\.place).first?.latitude ?? 0)
        orders = situation.orders.map { $0.stops.map { Leg($0, plane, at: situation.now) } }
        tours = situation.drivers.map { driver in
            Tour(
                start: driver.place.map(plane.point), bagsAboard: driver.bagsAboard, orders: driver.orders,
                legs: driver.stops.map { Leg($0, plane, at: situation.now) }, metersPerSecond: situation.rules.metersPerSecond)
        }
        before = tours
        fairness = Fairness(situation.drivers, at: situation.now)
        chosen = Array(repeating: nil, count: orders.count)
        insertions = Array(repeating: nil, count: orders.count)
    }

    /// Returns the decisions in the order of the situation's orders.
    static func decide(_ situation: MatchSituation, until deadline: StopSignal) -> [MatchDecision] {
        var round = MatchRound(situation, until: deadline)
        round.run()
        return MatchReport(round).decisions()
    }

    /// Returns true for an order that the round leaves for later, as its window is far ahead.
    func isEarly(_ order: Int) -> Bool { situation.mayWait && earliest(order) > rules.lead }

    /// Returns the time until which an order stays open, as the driver under way whose trip it fits in comes to its first stop only later and another trip may suit
    /// it better by then; nil where it joins the trip now.
    func keepsOpen(_ order: Int, for driver: Int) -> Date? {
        let (tour, own) = (tours[driver], situation.orders[order])
        // Nobody knows when a driver comes whose place isn't known.
        guard situation.mayWait, tour.start != nil, let first = tour.legs.firstIndex(where: { $0.order == own.id }) else { return nil }
        let notice = tour.legs[first].isDoor ? rules.noticeAtDoor : rules.noticeAtPlant
        let longest = own.since.addingTimeInterval(rules.longestHold)
        guard longest > situation.now, tour.arrivals[first] > notice else { return nil }
        // A whole minute, so that it doesn't change with each meter that the driver drives, and late enough for the round in which the order joins.
        let joining = situation.now.addingTimeInterval(tour.arrivals[first] - notice).timeIntervalSince1970
        return min(Date(timeIntervalSince1970: ((joining / 60).rounded(.down) + 2) * 60), longest)
    }

    /// Returns the earliest time at which somebody expects the driver, in seconds.
    func earliest(_ order: Int) -> Double { orders[order].lazy.map(\.earliest).max() ?? 0 }

    private mutating func run() {
        for (index, order) in situation.orders.enumerated() {
            guard let driver = order.offeredTo, let tour = situation.drivers.firstIndex(where: { $0.id == driver }),
                situation.drivers[tour].availability == .free, let insertion = insertion(of: index, into: tour)
            else { continue }
            take(index, insertion, by: tour)
        }
        assign()
        share()
        assign()
    }

    /// Matches until nothing more can be.
    private mutating func assign() {
        var open = orders.indices.filter { chosen[$0] == nil && !isEarly($0) }
        var trips = runningTrips(open)
        while !open.isEmpty, !deadline.isSet {
            let isAssigned = assignSingles(open, trips: trips)
            let isJoined = join(open.filter { chosen[$0] == nil })
            guard isAssigned || isJoined else { break }
            // Orders that wanted to join the same trip in vain get drivers of their own.
            (open, trips) = (open.filter { chosen[$0] == nil }, [:])
        }
        wasCut = deadline.isSet
    }

    // MARK: Drivers of their own

    /// Gives orders to free drivers.
    ///
    /// - Parameter trips: the costs of joining a trip instead.
    private mutating func assignSingles(_ open: [Int], trips: [Int: Double]) -> Bool {
        let free = tours.indices.filter { situation.drivers[$0].availability == .free && tours[$0].legs.isEmpty }
        guard !free.isEmpty else { return false }
        var (edges, own, found) = ([[SparseAssignment.Edge]](), [Double](), [[Int: Insertion]]())
        var index = GridIndex()
        var lost: [Int] = []
        for (column, driver) in free.enumerated() {
            if let start = tours[driver].start { index.insert(column, at: start) } else { lost.append(column) }
        }
        for order in open {
            if deadline.isSet { return false }
            let limit = open.count * free.count <= Self.allPairs ? free.count : Self.driversPerOrder
            let columns = (orders[order].first.map { index.nearest(to: $0.point, limit: limit) } ?? []) + lost.prefix(limit)
            var (row, insertions) = ([SparseAssignment.Edge](), [Int: Insertion]())
            for column in columns {
                guard let insertion = insertion(of: order, into: free[column]) else { continue }
                row.append(SparseAssignment.Edge(column: column, cost: cost(insertion, of: order, by: free[column])))
                insertions[column] = insertion
            }
            edges.append(row)
            found.append(insertions)
            own.append(trips[order] ?? unserved(order))
        }
        let columns = SparseAssignment.solve(edges: edges, unassigned: own, columns: free.count, until: deadline)
        var progress = false
        for (row, column) in columns.enumerated() {
            guard let column, let insertion = found[row][column] else { continue }
            take(open[row], insertion, by: free[column])
            progress = true
        }
        return progress
    }

    /// Returns what it costs that nobody gets an order: more for one that is due sooner or has waited longer.
    private func unserved(_ order: Int) -> Double {
        let due = orders[order].lazy.map(\.due).min() ?? .infinity
        let urgency = due.isFinite ? 7200 - min(max(due, 0), 7200) : 0
        return MatchWeights.unserved + 10 * urgency + min(situation.now.timeIntervalSince(situation.orders[order].since), 7200)
    }

    // MARK: Trips

    /// Returns, for orders that fit in a trip of a driver under way, what the cheapest costs.
    private func runningTrips(_ open: [Int]) -> [Int: Double] {
        let index = tripIndex()
        var costs: [Int: Double] = [:]
        for order in open where !deadline.isSet {
            costs[order] = bestTrip(of: order, index, where: { situation.drivers[$0].availability == .busy })?.insertion.cost
        }
        return costs
    }

    /// Puts orders into trips, the cheapest insertion first. A trip that got an order since an insertion was computed is looked at again.
    private mutating func join(_ open: [Int]) -> Bool {
        let index = tripIndex()
        var heap = DistanceHeap()
        var (best, versions) = ([Int: (driver: Int, insertion: Insertion, version: Int)](), [Int: Int]())
        func find(_ order: Int, _ round: MatchRound, _ versions: [Int: Int]) -> (driver: Int, insertion: Insertion, version: Int)? {
            round.bestTrip(of: order, index) { round.situation.drivers[$0].availability == .busy || round.mayShare(order) }.map {
                ($0.driver, $0.insertion, versions[$0.driver] ?? 0)
            }
        }
        for order in open where !deadline.isSet {
            guard let found = find(order, self, versions) else { continue }
            best[order] = found
            heap.insert(DistanceHeap.Entry(distance: found.insertion.cost, id: order))
        }
        var progress = false
        while let next = heap.popLeast(), !deadline.isSet {
            guard let found = best[next.id] else { continue }
            if found.version == versions[found.driver] ?? 0 {
                take(next.id, found.insertion, by: found.driver)
                versions[found.driver, default: 0] += 1
                progress = true
            } else if let again = find(next.id, self, versions) {
                best[next.id] = again
                heap.insert(DistanceHeap.Entry(distance: again.insertion.cost, id: next.id))
            }
        }
        return progress
    }

    /// Lets orders whose driver does nothing else share another trip where that costs much less, which sets their driver free.
    private mutating func share() {
        let alone = orders.indices.filter { order in
            guard let driver = chosen[order] else { return false }
            return situation.drivers[driver].availability == .free && situation.orders[order].offeredTo == nil && mayShare(order)
        }
        let index = tripIndex()
        for order in alone.sorted(by: { (insertions[$0]?.cost ?? 0, $0) > (insertions[$1]?.cost ?? 0, $1) }) where !deadline.isSet {
            guard let driver = chosen[order], tours[driver].orders == 1, let own = insertions[order] else { continue }
            guard let trip = bestTrip(of: order, index, where: { $0 != driver }), trip.insertion.cost < MatchWeights.sharing * own.cost else { continue }
            tours[driver].clear()
            take(order, trip.insertion, by: trip.driver)
        }
    }

    /// Returns true for an order that may wait for the driver with whom it shares a trip.
    private func mayShare(_ order: Int) -> Bool {
        !situation.mayWait || situation.now.timeIntervalSince(situation.orders[order].since) < rules.longestWait
    }

    private func tripIndex() -> GridIndex {
        var index = GridIndex()
        for (driver, tour) in tours.enumerated() where isPresent(driver) {
            for leg in tour.legs { index.insert(driver, at: leg.point) }
        }
        return index
    }

    /// Returns the cheapest insertion of an order into a trip near it.
    private func bestTrip(of order: Int, _ index: GridIndex, where isMeant: (Int) -> Bool) -> (driver: Int, insertion: Insertion)? {
        guard let door = orders[order].first(where: \.isDoor) ?? orders[order].first else { return nil }
        var best: (driver: Int, insertion: Insertion)?
        for driver in index.nearest(to: door.point, limit: Self.tripsPerOrder) where isMeant(driver) && !tours[driver].legs.isEmpty {
            guard let insertion = insertion(of: order, into: driver, bound: best?.insertion.cost ?? .infinity) else { continue }
            best = (driver, insertion)
        }
        return best
    }

    // MARK: One pair

    /// Returns true for a driver who works.
    func isPresent(_ driver: Int) -> Bool { [.free, .busy].contains(situation.drivers[driver].availability) }

    /// Returns the cheapest insertion of an order into what a driver has to do; nil where the driver can't take it.
    func insertion(of order: Int, into driver: Int, bound: Double = .infinity) -> Insertion? {
        guard isPresent(driver), !situation.orders[order].declined.contains(situation.drivers[driver].id) else { return nil }
        return Insertion.best(of: orders[order], bags: situation.orders[order].bags, into: tours[driver], rules, bound: bound)
    }

    /// Returns what a driver costs who is to get an order alone. It is never negative.
    func cost(_ insertion: Insertion, of order: Int, by driver: Int) -> Double {
        let isSilent = situation.orders[order].silent.contains(situation.drivers[driver].id)
        return max(0, insertion.cost + (isSilent ? MatchWeights.silence : 0) + fairness.costs[driver])
    }

    private mutating func take(_ order: Int, _ insertion: Insertion, by driver: Int) {
        tours[driver].take(insertion.legs)
        chosen[order] = driver
        insertions[order] = insertion
    }
}

/// The order of drivers by fairness: those who have waited longer, and had less work and pay today, come first.
struct Fairness: Sendable {
    /// The seconds by driver in the order of the situation; less for those whose turn it is.
    let costs: [Double]

    init(_ drivers: [MatchDriver], at now: Date) {
        let working = drivers.filter { $0.availability == .free || $0.availability == .busy }
        let count = Double(max(1, working.count))
        let jobs = Double(working.reduce(0) { $0 + $1.jobsToday }) / count
        let dollars = Double(working.reduce(0) { $0 + $1.centsToday }) / count / 100
        costs = drivers.map { driver in
            let idle = driver.idleSince.map { min(max(now.timeIntervalSince($0), 0), 3600) / 3600 } ?? 0
            let more = (jobs: Double(driver.jobsToday) - jobs, dollars: Double(driver.centsToday) / 100 - dollars)
            return MatchWeights.idle * (1 - idle) + Self.clamped(more.jobs * MatchWeights.job.each, MatchWeights.job.most)
                + Self.clamped(more.dollars * MatchWeights.dollar.each, MatchWeights.dollar.most)
        }
    }

    private static func clamped(_ seconds: Double, _ most: Double) -> Double { min(max(seconds, -most), most) }
}
