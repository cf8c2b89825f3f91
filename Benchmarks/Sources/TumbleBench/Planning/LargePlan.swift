import Planner

/// A plan of 10,000 stops for 300 vehicles, by one core.
struct LargePlan: Measure {
    /// The figures of a plan.
    enum Quantity {
        /// The seconds until a plan serves every request.
        case feasible
        /// The evaluated insertions of a request into a route a second, in millions.
        case insertions
        /// The distance after 20 seconds, as a share of that after ten.
        case improvement
    }

    let quantity: Quantity
    let bar: Bar

    var name: String { quantity == .feasible ? "planner.large" : "planner.large-\(quantity)" }

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let problem = Self.city(requests: 5_000, vehicles: 300)
        switch quantity {
        case .feasible:
            var seconds: [Double] = []
            for seed in 1...3 as ClosedRange<UInt64> { seconds.append(try await Self.secondsToServeAll(problem, seed: seed)) }
            return Figure(medianOf: seconds)
        case .insertions:
            let plan = try await Planner.plan(problem, budget: Budget(time: .seconds(10)))
            return Figure(medianOf: [Double(plan.evaluations) / 10 / 1e6])
        case .improvement:
            let plan = try await Planner.plan(problem, budget: Budget(time: .seconds(10)))
            let later = try await Planner.plan(problem, budget: Budget(time: .seconds(20)))
            return Figure(medianOf: [later.distance / plan.distance])
        }
    }

    /// Plans until the search reports that nothing is left over. The plan that is returned then is looked at, not the report alone.
    private static func secondsToServeAll(_ problem: Problem, seed: UInt64) async throws -> Double {
        let (reports, continuation) = AsyncStream.makeStream(of: PlanProgress.self)
        let clock = ContinuousClock()
        let start = clock.now
        let search = Task {
            defer { continuation.finish() }
            return try await Planner.plan(problem, budget: Budget(time: .seconds(20), seed: seed)) { continuation.yield($0) }
        }
        var seconds = 20.0
        for await report in reports where report.unassigned == 0 {
            seconds = (clock.now - start).milliseconds / 1_000
            search.cancel()
            break
        }
        guard try await search.value.unassigned.isEmpty else { throw MeasureError.wrongResult("a large plan leaves requests over after \(seconds) s") }
        return seconds
    }

    /// Orders all over a city, each carried some blocks, in windows of one or two hours.
    private static func city(requests: Int, vehicles: Int) -> Problem {
        var chance = SplitMix(state: 1)
        var points = [Point(x: 100, y: 100)]
        var described: [Request] = []
        let depot = points[0]
        let distance = { (one: Point, other: Point) in ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot() }
        while described.count < requests {
            let from = Point(x: chance.below(200), y: chance.below(200))
            let to = Point(x: min(max(from.x + chance.below(80) - 40, 0), 200), y: min(max(from.y + chance.below(80) - 40, 0), 200))
            let early = max(chance.below(800), distance(depot, from) + 1)
            let width = chance.below(1) < 0.5 ? 60.0 : 120
            let late = early + width + distance(from, to) + 60
            // Such that a vehicle of its own could serve it.
            guard late + distance(to, depot) + 4 < 1_000 else { continue }
            let number = points.count
            points += [from, to]
            described.append(
                Request(
                    id: "\(described.count)", pickup: Visit(place: number, window: TimeWindow(early, early + width), service: 2),
                    delivery: Visit(place: number + 1, window: TimeWindow(early, late), service: 2), load: 1 + Int(chance.below(5))))
        }
        return Problem(
            travel: .plane(points: points, speed: 1),
            vehicles: (0..<vehicles).map { Vehicle(id: "\($0)", capacity: 20, start: 0, end: 0, shift: TimeWindow(0, 1_000)) }, requests: described)
    }
}
