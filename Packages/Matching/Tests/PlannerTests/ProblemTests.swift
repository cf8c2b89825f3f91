import Planner
import Testing

/// The parts of the model, each in a problem small enough to know its plan.
struct ProblemTests {
    private let travel = Travel.plane(points: (0...20).map { Point(x: Double($0), y: 0) }, speed: 1)

    private func plan(_ vehicles: [Vehicle], _ requests: [Request]) async throws -> Plan {
        let problem = Problem(travel: travel, vehicles: vehicles, requests: requests)
        let plan = try await Planner.plan(problem, budget: Budget(iterations: 60))
        #expect(Referee(problem).faults(plan).isEmpty)
        return plan
    }

    private func request(_ id: String, _ from: Int?, _ to: Int?, load: Int = 1, latest: Double = 1e6) -> Request {
        Request(id: id, pickup: from.map { Visit(place: $0) }, delivery: to.map { Visit(place: $0, window: TimeWindow(0, latest)) }, load: load)
    }

    @Test func `One vehicle serves what one can serve`() async throws {
        let vehicles = (0..<3).map { Vehicle(id: "\($0)", capacity: 2, start: 0, end: 0) }
        let plan = try await plan(vehicles, [request("a", 2, 8), request("b", 3, 7), request("c", 9, 1)])
        #expect(plan.vehicles == 1)
        #expect(plan.distance == 18)
    }

    @Test func `A break shifts what follows it`() async throws {
        let vehicle = Vehicle(id: "v", capacity: 1, start: 0, end: 0, breaks: [Break(window: TimeWindow(4, 6), duration: 10)])
        let plan = try await plan([vehicle], [request("a", 5, 10)])
        #expect(plan.routes.first?.end == 30)
        #expect(plan.routes.first?.breaks.map(\.begin) == [5])
    }

    @Test func `A vehicle without an end stops at its last delivery`() async throws {
        let plan = try await plan([Vehicle(id: "v", capacity: 1, start: 0, end: nil)], [request("a", 5, 10)])
        #expect(plan.distance == 10)
    }

    @Test func `What is on board takes room until it is delivered`() async throws {
        let plan = try await plan([Vehicle(id: "v", capacity: 2, start: 0, end: 0)], [request("a", nil, 10, load: 2), request("b", 3, 5)])
        #expect(plan.unassigned.isEmpty)
        #expect(plan.routes.first?.stops.first?.stop.request == "a")
    }

    @Test func `What is only picked up stays on board to the end`() async throws {
        let plan = try await plan([Vehicle(id: "v", capacity: 2, start: 0, end: 0)], [request("a", 3, nil, load: 2), request("b", 5, 8, load: 1)])
        #expect(plan.unassigned.isEmpty)
        #expect(plan.routes.first?.stops.last?.stop.request == "a")
    }

    @Test func `Fixed stops come first and their bags stay on their vehicle`() async throws {
        let far = Vehicle(id: "far", capacity: 3, start: 20, end: 20, fixedStops: [Stop(request: "a", kind: .pickup)])
        let plan = try await plan([Vehicle(id: "near", capacity: 3, start: 0, end: 0), far], [request("a", 19, 1), request("b", 2, 3)])
        #expect(plan.routes.first { $0.vehicle == "far" }?.stops.first?.stop == Stop(request: "a", kind: .pickup))
        #expect(plan.unassigned.isEmpty)
    }

    @Test func `What can't be served has a reason`() async throws {
        let vehicle = Vehicle(id: "v", capacity: 1, start: 0, end: 0, shift: TimeWindow(0, 25))
        let plan = try await plan(
            [vehicle], [request("heavy", 1, 2, load: 2), request("late", 5, 9, latest: 8), request("far", 15, 20), request("a", 11, 12), request("b", 1, 12)])
        let reasons = Dictionary(uniqueKeysWithValues: plan.unassigned.map { ($0.request, $0.obstacle) })
        #expect(reasons["heavy"] == .capacity)
        #expect(reasons["late"] == .window)
        #expect(reasons["far"] == .shift)
        #expect(reasons.count == 4)
        #expect(reasons.values.contains(.fleet))
    }

    @Test func `A promise outweighs any number of other requests`() async throws {
        // The vehicle has time for the promised one, or for the two near ones.
        let vehicle = Vehicle(id: "v", capacity: 5, start: 0, end: 0, shift: TimeWindow(0, 20))
        var far = request("far", 10, 10)
        far.isPromised = true
        let near = (0..<2).map { number in
            Request(id: "near\(number)", pickup: Visit(place: 1, window: TimeWindow(3, 4)), delivery: Visit(place: 1, window: TimeWindow(4, 5)), load: 1)
        }
        let plan = try await plan([vehicle], [far] + near)
        #expect(plan.unassigned.map(\.request) == ["near0", "near1"])
    }

    @Test func `Nothing to plan is a plan`() async throws {
        #expect(try await plan([], []).routes.isEmpty)
        #expect(try await plan([], [request("a", 1, 2)]).unassigned.map(\.obstacle) == [.fleet])
        #expect(try await plan([Vehicle(id: "v", capacity: 1, start: 0, end: 0)], []).routes.isEmpty)
    }

    @Test func `Unsound problems are refused, with what to do`() async {
        let vehicle = Vehicle(id: "v", capacity: 1, start: 0, end: 0)
        await #expect(throws: ProblemError.repeatedID("a")) { try await plan([vehicle], [request("a", 1, 2), request("a", 1, 2)]) }
        await #expect(throws: ProblemError.unknownPlace(21, of: "a")) { try await plan([vehicle], [request("a", 1, 21)]) }
        await #expect(throws: ProblemError.noVisit("a")) { try await plan([vehicle], [request("a", nil, nil)]) }
        await #expect(throws: ProblemError.badNumber("a")) { try await plan([vehicle], [request("a", 1, 2, load: -1)]) }
        await #expect(throws: ProblemError.badNumber("a")) { try await plan([vehicle], [request("a", 1, 2, latest: .nan)]) }
        let late = Vehicle(id: "v", capacity: 1, start: 0, end: 0, shift: TimeWindow(0, 1), fixedStops: [Stop(request: "a", kind: .pickup)])
        await #expect(throws: ProblemError.impossibleFixedStops("v")) { try await plan([late], [request("a", 3, 4)]) }
        #expect(ProblemError.noVisit("a").description == "a has no visit. To fix, give it a pickup or a delivery.")
    }
}
