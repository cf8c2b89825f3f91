/// A way to serve one more request on a route.
public struct InsertionOffer: Sendable, Hashable {
    /// The way that it adds.
    public var addedDistance: Double
    /// The time by which the vehicle ends later.
    public var addedTime: Double
    /// The route with the request.
    public var route: PlannedRoute
}

/// Finds the best insertion of one request into one running route, in microseconds and without a search.
///
/// The other stops keep their order. A matcher asks it which drivers could take an order along.
public struct InsertionEvaluator: Sendable {
    private let travel: Travel
    private let vehicle: Vehicle
    private let requests: [Request]
    private let stops: [Stop]

    /// Creates an evaluator for a route.
    /// - Parameters:
    ///   - vehicle: the vehicle where and when it is now; its fixed stops come first and stay first.
    ///   - requests: those of its stops.
    ///   - stops: its stops from now on in their order, the fixed ones left out or included.
    public init(travel: Travel, vehicle: Vehicle, requests: [Request], stops: [Stop]) {
        let fixed = Set(vehicle.fixedStops)
        (self.travel, self.vehicle, self.requests, self.stops) = (travel, vehicle, requests, stops.filter { !fixed.contains($0) })
    }

    /// Returns the insertion that adds the least way, or what is in its way.
    ///
    /// - Throws: ``ProblemError`` if the route isn't feasible as it is, or the request isn't sound.
    public func best(_ request: Request) throws(ProblemError) -> Result<InsertionOffer, Obstacle> {
        if let pin = request.vehicle, pin != vehicle.id { return .failure(.vehicle) }
        let (instance, routes) = try route(with: request, vehicle)
        let number = instance.requests - 1
        let before = routes.ready[instance.end(of: 0)]
        let (way, wasUsed) = (routes.distance[0], routes.stops[0] > 0)
        let search = InsertionSearch(instance, routes)
        let found = search.best(number, 0)
        guard found.isPossible else { return .failure(try obstacle(request, number, search, routes)) }
        if found.pickup >= 0 { routes.insert(Int32(2 * number), after: found.pickup) }
        if found.delivery >= 0 { routes.insert(Int32(2 * number + 1), after: found.delivery) }
        guard routes.refresh(0) else { return .failure(.window) }
        let start = wasUsed ? before : vehicle.shift.earliest
        return .success(
            InsertionOffer(
                addedDistance: routes.distance[0] - way, addedTime: routes.ready[instance.end(of: 0)] - start, route: PlanReader.route(0, routes)))
    }

    private func obstacle(_ request: Request, _ number: Int, _ search: InsertionSearch, _ routes: Routes) throws(ProblemError) -> Obstacle {
        search.ignoresLoads = true
        if request.load > vehicle.capacity || search.best(number, 0).isPossible { return .capacity }
        if let alone = PlanReader.obstacleAlone(number, 0, routes) { return alone }
        var longer = vehicle
        longer.shift.latest = TimeWindow.always.latest
        let (instance, relaxed) = try route(with: request, longer)
        let unhurried = InsertionSearch(instance, relaxed)
        unhurried.ignoresLoads = true
        if unhurried.best(number, 0).isPossible { return .shift }
        // Each visit alone would fit, but not the one after the other.
        let fits = { (node: Int32) in
            var before = instance.lastFixed[0]
            while before != instance.end(of: 0) {
                if search.cost(of: node, after: before, below: .infinity) < .infinity { return true }
                before = routes.next[before]
            }
            return false
        }
        let isPair = request.pickup != nil && request.delivery != nil
        return isPair && fits(Int32(2 * number)) && fits(Int32(2 * number + 1)) ? .precedence : .window
    }

    /// The route as an instance of its own, whose last request is the new one.
    private func route(with request: Request, _ vehicle: Vehicle) throws(ProblemError) -> (Instance, Routes) {
        var new = request
        new.vehicle = nil
        let numbers = Dictionary(requests.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let problem = PlaceSubset(travel).problem(vehicle, requests + [new])
        let instance = try Instance(problem)
        let routes = try Routes(instance)
        var nodes: [Int32] = []
        for stop in stops {
            guard let number = numbers[stop.request] else { throw .unknownStop(stop, vehicle: vehicle.id) }
            nodes.append(Int32(2 * number + (stop.kind == .pickup ? 0 : 1)))
        }
        routes.link(0, instance.fixed[0] + nodes + instance.breaks[0])
        guard routes.refresh(0) else { throw .impossibleFixedStops(vehicle.id) }
        return (instance, routes)
    }
}

/// The places that a route visits, taken out of all those of a city.
private struct PlaceSubset {
    private let travel: Travel
    private var numbers: [Int: Int] = [:]
    private var places: [Int] = []

    init(_ travel: Travel) { self.travel = travel }

    /// A problem of one vehicle with only the places that it needs. Indices that aren't there stay as they are, for the instance to refuse.
    func problem(_ vehicle: Vehicle, _ requests: [Request]) -> Problem {
        var subset = self
        var vehicle = vehicle
        vehicle.start = subset.number(vehicle.start)
        vehicle.end = vehicle.end.map { subset.number($0) }
        let requests = requests.map { request in
            var request = request
            if let visit = request.pickup { request.pickup?.place = subset.number(visit.place) }
            if let visit = request.delivery { request.delivery?.place = subset.number(visit.place) }
            return request
        }
        return Problem(travel: subset.chosen, vehicles: [vehicle], requests: requests)
    }

    private mutating func number(_ place: Int) -> Int {
        guard place >= 0, place < travel.count else { return .max }
        if let known = numbers[place] { return known }
        numbers[place] = places.count
        places.append(place)
        return places.count - 1
    }

    private var chosen: Travel {
        switch travel {
        case .plane(let points, let speed): .plane(points: places.map { points[$0] }, speed: speed)
        case .matrix(let count, let distances, let durations):
            .matrix(
                count: places.count, distances: places.flatMap { from in places.map { distances[from * count + $0] } },
                durations: places.flatMap { from in places.map { durations[from * count + $0] } })
        }
    }
}
