import Planner
import Testing

/// Insertions into a running route along a line, where ways and times are plain.
struct InsertionEvaluatorTests {
    private let travel = Travel.plane(points: (0...20).map { Point(x: Double($0), y: 0) }, speed: 1)

    private func request(_ id: String, from: Int, to: Int, window: TimeWindow = .always, load: Int = 1) -> Request {
        Request(id: id, pickup: Visit(place: from), delivery: Visit(place: to, window: window), load: load)
    }

    private func evaluator(shift: Double = 100, window: TimeWindow = .always, fixed: Int = 0) -> InsertionEvaluator {
        let stops = [Stop(request: "a", kind: .pickup), Stop(request: "a", kind: .delivery)]
        return InsertionEvaluator(
            travel: travel,
            vehicle: Vehicle(id: "v", capacity: 3, start: 0, end: 0, shift: TimeWindow(0, shift), fixedStops: Array(stops.prefix(fixed))),
            requests: [request("a", from: 5, to: 10, window: window, load: 2)], stops: stops)
    }

    @Test func `A request on the way adds nothing`() throws {
        let offer = try evaluator().best(request("b", from: 6, to: 9)).get()
        #expect(offer.addedDistance == 0)
        #expect(offer.route.stops.map(\.stop.request) == ["a", "b", "b", "a"])
        #expect(offer.route.distance == 20)
    }

    @Test func `A request beyond the route adds its detour`() throws {
        let offer = try evaluator().best(request("b", from: 10, to: 12)).get()
        #expect(offer.addedDistance == 4)
        #expect(offer.addedTime == 4)
    }

    @Test func `Each obstacle has its name`() throws {
        #expect(try evaluator().best(request("b", from: 1, to: 2, load: 4)) == .failure(.capacity))
        #expect(try evaluator().best(request("b", from: 1, to: 2, window: TimeWindow(0, 1))) == .failure(.window))
        #expect(try evaluator(shift: 21).best(request("b", from: 11, to: 12)) == .failure(.shift))
        var pinned = request("b", from: 1, to: 2)
        pinned.vehicle = "other"
        #expect(try evaluator().best(pinned) == .failure(.vehicle))
    }

    @Test func `A load that only meets others on the way is a matter of capacity`() throws {
        // It would have to be on board together with the other request, which can't wait.
        let evaluator = evaluator(window: TimeWindow(0, 10))
        #expect(try evaluator.best(request("b", from: 6, to: 9, window: TimeWindow(0, 9), load: 2)) == .failure(.capacity))
    }

    @Test func `Nothing comes in front of fixed stops`() throws {
        let offer = try evaluator(fixed: 2).best(request("b", from: 6, to: 9)).get()
        #expect(offer.route.stops.map(\.stop.request) == ["a", "a", "b", "b"])
        #expect(offer.addedDistance == 6)
    }

    @Test func `A bag that is picked up early has to be delivered late enough`() throws {
        // The delivery fits before the stop at 5 only, the pickup behind it only.
        let pickup = Visit(place: 8, window: TimeWindow(8, 12))
        let late = Request(id: "b", pickup: pickup, delivery: Visit(place: 2, window: TimeWindow(0, 10)), load: 1)
        #expect(try evaluator(window: TimeWindow(0, 10)).best(late) == .failure(.window))
    }

    @Test func `A request that fits an idle vehicle counts from nothing`() throws {
        let idle = InsertionEvaluator(travel: travel, vehicle: Vehicle(id: "v", capacity: 3, start: 0, end: 1), requests: [], stops: [])
        #expect(try idle.best(request("b", from: 0, to: 1)).get().addedDistance == 1)
    }

    @Test func `A route that is late already is refused`() {
        #expect(throws: ProblemError.impossibleFixedStops("v")) { try evaluator(shift: 10).best(request("b", from: 1, to: 2)) }
    }
}
