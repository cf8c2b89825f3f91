/// The best way to put the stops of an order into a tour.
struct Insertion: Sendable {
    /// All stops of the tour with those of the order.
    let legs: [Leg]
    /// The cost in seconds of a driver's time.
    let cost: Double
    /// The seconds by which the driver's work becomes longer.
    let extraSeconds: Double
    /// The meters by which the driver's way becomes longer.
    let extraMeters: Double
    /// The arrival at the order's door, in seconds.
    let arrival: Double

    /// The obstacle that keeps an order out of a tour.
    enum Obstacle: Sendable {
        /// As many orders as fit in one trip.
        case tripFull
        /// Not enough room for the bags.
        case room
        /// A promised window would be broken: the order's or another's.
        case time
    }

    /// Returns the cheapest insertion that breaks no promise and fits; nil where there is none.
    static func best(of order: [Leg], bags: Int, into tour: Tour, _ rules: MatchRules, bound: Double = .infinity) -> Insertion? {
        guard tour.orders < rules.ordersPerTrip else { return nil }
        var search = InsertionSearch(order: order, bags: bags, tour: tour, rules: rules, keepsPromises: true, keepsRoom: true, bound: bound)
        return search.run()
    }

    /// Returns the cheapest insertion whatever it breaks: being late costs much, but is allowed.
    static func forced(of order: [Leg], bags: Int, into tour: Tour, _ rules: MatchRules) -> Insertion? {
        var search = InsertionSearch(order: order, bags: bags, tour: tour, rules: rules, keepsPromises: false, keepsRoom: false, bound: .infinity)
        return search.run()
    }

    /// Returns the reason for which an order can't be put into a tour; nil where it can.
    static func obstacle(to order: [Leg], bags: Int, in tour: Tour, _ rules: MatchRules) -> Obstacle? {
        guard tour.orders < rules.ordersPerTrip else { return .tripFull }
        guard best(of: order, bags: bags, into: tour, rules) == nil else { return nil }
        var search = InsertionSearch(order: order, bags: bags, tour: tour, rules: rules, keepsPromises: true, keepsRoom: false, bound: .infinity)
        return search.run() == nil ? .time : .room
    }
}

/// Goes through the ways to merge the stops of an order with those of a tour, both in their order, and leaves a way as soon as it breaks a promise, doesn't fit, or
/// can't become cheaper than the best.
private struct InsertionSearch {
    let order: [Leg]
    let bags: Int
    let tour: Tour
    let rules: MatchRules
    let keepsPromises: Bool
    let keepsRoom: Bool
    /// The cost that a way must stay below.
    var bound: Double
    private let begun: Int
    private var path: [Leg] = []
    private var best: Insertion?

    init(order: [Leg], bags: Int, tour: Tour, rules: MatchRules, keepsPromises: Bool, keepsRoom: Bool, bound: Double) {
        (self.order, self.bags, self.tour, self.rules) = (order, bags, tour, rules)
        (self.keepsPromises, self.keepsRoom, self.bound) = (keepsPromises, keepsRoom, bound)
        begun = tour.begun
        path.reserveCapacity(order.count + tour.legs.count)
    }

    /// The state after the stops of the path.
    private struct Position {
        var old = 0
        var new = 0
        var place: Point?
        var time = 0.0
        var meters = 0.0
        var load: Int
        /// The bags of the order that are aboard.
        var own = 0
        /// The part of the cost that no later stop takes back.
        var cost = 0.0
        /// The arrival at the order's door.
        var arrival = 0.0
    }

    mutating func run() -> Insertion? {
        // Bags that are in the vehicle before the first of their stops, as on the way home.
        let own = max(0, -order.reduce((sum: 0, least: 0)) { ($0.sum + $1.load, min($0.least, $0.sum + $1.load)) }.least)
        let start = Position(place: tour.start, load: tour.bagsAboard + own, own: own)
        if fits(start) { go(start) }
        return best
    }

    private mutating func go(_ position: Position) {
        let (isOldLeft, isNewLeft) = (position.old < tour.legs.count, position.new < order.count)
        guard isOldLeft || isNewLeft else { return finish(position) }
        let leastDriving = MatchWeights.drive * (tour.restDriving[position.old] - tour.driving)
        guard MatchWeights.work * (position.time + tour.rest[position.old] - tour.end) + position.cost + leastDriving < bound else { return }
        if isNewLeft, position.old >= begun { visitNew(position) }
        if isOldLeft { visitOld(position) }
    }

    private mutating func visitNew(_ position: Position) {
        let leg = order[position.new]
        var next = position
        let drive = tour.drive(from: position.place, to: leg.point)
        next.time += drive
        next.meters += position.place.map { $0.distance(to: leg.point) } ?? 0
        // A window that has passed can't be kept by anybody.
        if keepsPromises, next.time > leg.latest, leg.latest > 0 { return }
        let late = max(0, next.time - max(0, leg.due))
        next.cost += MatchWeights.drive * drive + MatchWeights.late * (late.isFinite ? late : 0)
        if leg.isDoor {
            next.arrival = next.time
            if leg.earliest <= 0, leg.latest == .infinity { next.cost += MatchWeights.arrival * next.time }
        } else if leg.load < 0 {
            next.cost += MatchWeights.unloading * next.time
        }
        next.time = max(next.time, leg.earliest) + leg.service
        (next.place, next.load, next.own, next.new) = (leg.point, next.load + leg.load, next.own + leg.load, next.new + 1)
        guard fits(next) else { return }
        descend(leg, next)
    }

    private mutating func visitOld(_ position: Position) {
        let leg = tour.legs[position.old]
        var next = position
        let drive = tour.drive(from: position.place, to: leg.point)
        next.time += drive
        next.meters += position.place.map { $0.distance(to: leg.point) } ?? 0
        // A millisecond, so that sums of the same numbers in another order aren't late.
        if keepsPromises, next.time - tour.limits[position.old] > 0.001 { return }
        next.cost += MatchWeights.drive * drive + MatchWeights.late * max(0, next.time - tour.tolerances[position.old])
        let weight = leg.isDoor ? MatchWeights.delay : leg.load < 0 ? MatchWeights.unloading : 0
        next.cost += weight * max(0, next.time - tour.arrivals[position.old])
        next.time = max(next.time, leg.earliest) + leg.service
        (next.place, next.load, next.old) = (leg.point, next.load + leg.load, next.old + 1)
        guard fits(next) else { return }
        descend(leg, next)
    }

    private mutating func descend(_ leg: Leg, _ next: Position) {
        path.append(leg)
        go(next)
        path.removeLast()
    }

    /// Returns true where the bags fit. A vehicle that is overloaded without the order isn't the order's fault.
    private func fits(_ position: Position) -> Bool { !keepsRoom || position.own == 0 || position.load <= rules.bagsPerVehicle }

    private mutating func finish(_ position: Position) {
        let extra = position.time - tour.end
        let cost = MatchWeights.work * extra + position.cost - MatchWeights.drive * tour.driving
        guard cost < bound else { return }
        bound = cost
        best = Insertion(legs: path, cost: cost, extraSeconds: extra, extraMeters: position.meters - tour.meters, arrival: position.arrival)
    }
}
