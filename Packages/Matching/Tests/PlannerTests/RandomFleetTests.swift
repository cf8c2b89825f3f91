import CoreTesting
import Planner
import Testing

/// Plans of random fleets and orders, checked step by step.
struct RandomFleetTests {
    @Test(arguments: 0..<10)
    func `Plans of random fleets keep every window, load, order and shift`(part: Int) async throws {
        for number in 0..<1_000 {
            let seed = UInt64(part * 1_000 + number + 1)
            var chance = SeededNumbers(seed: seed)
            let problem = Sample.town(1 + chance.below(7), vehicles: 1 + chance.below(3), seed: seed)
            let plan = try await Planner.plan(problem, budget: Budget(iterations: 12, seed: seed))
            let faults = Referee(problem).faults(plan)
            #expect(faults.isEmpty, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<10)
    func `Replanning keeps what was promised, fixed and pinned`(part: Int) async throws {
        for number in 0..<100 {
            let seed = UInt64(100_000 + part * 1_000 + number)
            var chance = SeededNumbers(seed: seed)
            var problem = Sample.town(4 + chance.below(6), vehicles: 2 + chance.below(3), seed: seed)
            // Some are promised when the first plan serves them, then vehicles begin their routes, and more orders come in.
            let late = problem.requests.suffix(2)
            problem.requests.removeLast(2)
            let first = try await Planner.plan(problem, budget: Budget(iterations: 15, seed: seed))
            let left = Set(first.unassigned.map(\.request))
            for index in problem.requests.indices where !left.contains(problem.requests[index].id) && chance.below(2) == 0 {
                problem.requests[index].isPromised = true
            }
            for index in problem.vehicles.indices {
                guard let route = first.routes.first(where: { $0.vehicle == problem.vehicles[index].id }) else { continue }
                problem.vehicles[index].fixedStops = route.stops.prefix(chance.below(3)).map(\.stop)
                if let last = route.stops.last, let number = problem.requests.firstIndex(where: { $0.id == last.stop.request }) {
                    problem.requests[number].vehicle = route.vehicle
                }
            }
            problem.start(from: first)
            problem.requests += late.map { request in
                var request = request
                request.isPromised = false
                return request
            }
            let second = try await Planner.plan(problem, budget: Budget(iterations: 15, seed: seed))
            let faults = Referee(problem).faults(second)
            #expect(faults.isEmpty, "seed \(seed)")
            let promised = Set(problem.requests.filter(\.isPromised).map(\.id))
            let broken = second.unassigned.map(\.request).filter(promised.contains)
            #expect(broken.isEmpty, "seed \(seed)")
        }
    }
}
