import Planner

/// Checks plans step by step, from the problem's values alone.
struct Referee {
    let problem: Problem
    private let requests: [String: Request]
    private let vehicles: [String: Vehicle]
    private let tolerance = 1e-6

    init(_ problem: Problem) {
        self.problem = problem
        requests = Dictionary(uniqueKeysWithValues: problem.requests.map { ($0.id, $0) })
        vehicles = Dictionary(uniqueKeysWithValues: problem.vehicles.map { ($0.id, $0) })
    }

    /// All that is wrong with a plan.
    func faults(_ plan: Plan) -> [String] {
        var faults = plan.routes.flatMap(faults)
        let served = plan.routes.flatMap { route in route.stops.map { ($0.stop, route.vehicle) } }
        if Set(served.map(\.0)).count != served.count { faults.append("a stop twice") }
        if Set(plan.routes.map(\.vehicle)).count != plan.routes.count { faults.append("a vehicle twice") }
        let byStop = Dictionary(served) { first, _ in first }
        let left = Set(plan.unassigned.map(\.request))
        for request in problem.requests {
            let pickup = byStop[Stop(request: request.id, kind: .pickup)]
            let delivery = byStop[Stop(request: request.id, kind: .delivery)]
            // What is on board already can't be left over with its pickup, so a pickup that is fixed stands alone then.
            let isFixed = problem.vehicles.contains { $0.fixedStops.contains(Stop(request: request.id, kind: .pickup)) }
            if left.contains(request.id), !isFixed, pickup != nil || delivery != nil { faults.append("\(request.id) is left over and served") }
            guard !left.contains(request.id) else { continue }
            if (request.pickup != nil) != (pickup != nil) || (request.delivery != nil) != (delivery != nil) {
                faults.append("\(request.id) isn't served whole")
            }
            if let pickup, let delivery, pickup != delivery { faults.append("\(request.id) changes vehicles") }
            if let pin = request.vehicle, let vehicle = pickup ?? delivery, pin != vehicle { faults.append("\(request.id) is on another vehicle") }
        }
        return faults
    }

    private func faults(_ route: PlannedRoute) -> [String] {
        guard let vehicle = vehicles[route.vehicle] else { return ["an unknown vehicle"] }
        var faults: [String] = []
        var (time, place, way) = (vehicle.shift.earliest, vehicle.start, 0.0)
        var load = route.stops.reduce(0) { sum, stop in
            guard let request = requests[stop.stop.request], stop.stop.kind == .delivery, request.pickup == nil else { return sum }
            return sum + request.load
        }
        if load > vehicle.capacity { faults.append("\(vehicle.id) starts overloaded") }
        if Array(route.stops.map(\.stop).prefix(vehicle.fixedStops.count)) != vehicle.fixedStops { faults.append("\(vehicle.id) leaves its fixed stops") }
        if route.breaks.count != vehicle.breaks.count { faults.append("\(vehicle.id) skips a break") }
        var (seen, breaks) = (Set<String>(), route.breaks[...])
        for position in 0...route.stops.count {
            while let rest = breaks.first, rest.position == position {
                breaks.removeFirst()
                guard vehicle.breaks.indices.contains(route.breaks.count - breaks.count - 1) else { break }
                let described = vehicle.breaks[route.breaks.count - breaks.count - 1]
                let begin = max(time, described.window.earliest)
                if begin > described.window.latest + tolerance { faults.append("\(vehicle.id) rests late") }
                time = begin + described.duration
            }
            guard position < route.stops.count else { break }
            let planned = route.stops[position]
            guard let request = requests[planned.stop.request], let visit = planned.stop.kind == .pickup ? request.pickup : request.delivery else {
                return faults + ["an unknown stop"]
            }
            let leg = distance(place, visit.place)
            way += leg.distance
            let begin = max(time + leg.duration, visit.window.earliest)
            if begin > visit.window.latest + tolerance { faults.append("\(planned.stop) is late") }
            if abs(begin - planned.begin) > tolerance { faults.append("\(planned.stop) says another time") }
            time = begin + visit.service
            place = visit.place
            load += planned.stop.kind == .pickup ? request.load : -request.load
            if load > vehicle.capacity || load < 0 { faults.append("\(vehicle.id) is overloaded") }
            if planned.load != load { faults.append("\(planned.stop) says another load") }
            if planned.stop.kind == .pickup {
                seen.insert(request.id)
            } else if request.pickup != nil, !seen.contains(request.id) {
                faults.append("\(request.id) is delivered before its pickup")
            }
        }
        if let end = vehicle.end {
            let leg = distance(place, end)
            way += leg.distance
            time += leg.duration
        }
        if time > vehicle.shift.latest + tolerance { faults.append("\(vehicle.id) ends late") }
        if abs(way - route.distance) > tolerance * max(1, way) { faults.append("\(vehicle.id) says another distance") }
        return faults
    }

    func distance(_ from: Int, _ to: Int) -> (distance: Double, duration: Double) {
        switch problem.travel {
        case .plane(let points, let speed):
            let (east, north) = (points[from].x - points[to].x, points[from].y - points[to].y)
            let way = (east * east + north * north).squareRoot()
            return (way, way / speed)
        case .matrix(let count, let distances, let durations): return (distances[from * count + to], durations[from * count + to])
        }
    }
}
