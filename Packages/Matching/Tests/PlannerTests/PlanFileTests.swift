import Foundation
import PlanFiles
import Planner
import Testing

/// Problems and plans as files.
struct PlanFileTests {
    private let pairs = """
        2 10 1
        0 0 0 0 0 100 0 0 0
        1 3 4 5 0 50 2 0 2
        2 6 8 -5 10 60 3 1 0
        """
    private let solomon = """
        R101

        VEHICLE
        NUMBER     CAPACITY
          3         200

        CUSTOMER
        CUST NO.  XCOORD.   YCOORD.    DEMAND   READY TIME  DUE DATE   SERVICE   TIME

            0      35         35          0          0       230          0
            1      41         49         10        161       171         10
        """

    @Test func `Li and Lim's format gives pairs`() throws {
        let problem = try ProblemFile.read(Data(pairs.utf8))
        #expect(problem.vehicles.count == 2)
        #expect(problem.vehicles.first?.shift == TimeWindow(0, 100))
        let visits = (Visit(place: 1, window: TimeWindow(0, 50), service: 2), Visit(place: 2, window: TimeWindow(10, 60), service: 3))
        #expect(problem.requests == [Request(id: "1-2", pickup: visits.0, delivery: visits.1, load: 5)])
    }

    @Test func `Solomon's format gives deliveries from the depot`() throws {
        let problem = try ProblemFile.read(Data(solomon.utf8))
        #expect(problem.vehicles.map(\.capacity) == [200, 200, 200])
        #expect(problem.requests == [Request(id: "1", pickup: nil, delivery: Visit(place: 1, window: TimeWindow(161, 171), service: 10), load: 10)])
    }

    @Test func `Files that aren't in a format are refused, with the line`() {
        #expect(throws: PlanFileError.unknownFormat) { try ProblemFile.read(Data("hello".utf8)) }
        #expect(throws: PlanFileError.unknownFormat) { try ProblemFile.read(Data()) }
        #expect(throws: PlanFileError.unpaired(1)) { try ProblemFile.read(Data(pairs.replacing("6 8 -5", with: "6 8 -4").utf8)) }
        let expected = "number, x, y, demand, earliest, latest, service time, number of the pickup, number of the delivery"
        #expect(throws: PlanFileError.badLine(3, expected: expected)) { try ProblemFile.read(Data(pairs.replacing("1 3 4", with: "1 3 x").utf8)) }
        #expect(throws: PlanFileError.self) { try ProblemFile.read(Data(#"{"points": [[1, 2, 3]], "vehicles": [], "requests": []}"#.utf8)) }
        #expect(throws: PlanFileError.self) { try ProblemFile.read(Data(#"{"vehicles": [], "requests": []}"#.utf8)) }
    }

    @Test func `JSON gives all of a problem`() throws {
        let json = """
            {"points": [[0, 0], [3, 4], [6, 8]], "speed": 2,
             "vehicles": [{"id": "v", "capacity": 3, "start": 0, "end": 2, "shift": [5, 600], "breaks": [{"window": [100, 200], "duration": 30}],
                           "fixed": [{"request": "a", "kind": "pickup"}]},
                          {"id": "w", "capacity": 1, "start": 1}],
             "requests": [{"id": "a", "pickup": {"place": 1, "window": [0, 60], "service": 2}, "delivery": {"place": 2}, "load": 2, "promised": true},
                          {"id": "b", "delivery": {"place": 1}, "vehicle": "w"}],
             "routes": {"v": [{"request": "a", "kind": "pickup"}, {"request": "a", "kind": "delivery"}]}}
            """
        let problem = try ProblemFile.read(Data(json.utf8))
        #expect(
            problem.vehicles == [
                Vehicle(
                    id: "v", capacity: 3, start: 0, end: 2, shift: TimeWindow(5, 600), breaks: [Break(window: TimeWindow(100, 200), duration: 30)],
                    fixedStops: [Stop(request: "a", kind: .pickup)]),
                Vehicle(id: "w", capacity: 1, start: 1, end: nil, shift: .fromZero),
            ])
        #expect(
            problem.requests == [
                Request(
                    id: "a", pickup: Visit(place: 1, window: TimeWindow(0, 60), service: 2), delivery: Visit(place: 2), load: 2, isPromised: true),
                Request(id: "b", pickup: nil, delivery: Visit(place: 1), load: 1, vehicle: "w"),
            ])
        #expect(problem.routes == ["v": [Stop(request: "a", kind: .pickup), Stop(request: "a", kind: .delivery)]])
        guard case .plane(let points, 2) = problem.travel else {
            Issue.record("The travel isn't a plane with the speed 2.")
            return
        }
        #expect(points == [Point(x: 0, y: 0), Point(x: 3, y: 4), Point(x: 6, y: 8)])
    }

    @Test func `A matrix in JSON gives ways and times`() async throws {
        let json = """
            {"distances": [[0, 3], [4, 0]], "durations": [[0, 30], [40, 0]],
             "vehicles": [{"id": "v", "capacity": 1, "start": 0, "end": 0}], "requests": [{"id": "a", "pickup": {"place": 0}, "delivery": {"place": 1}}]}
            """
        let problem = try ProblemFile.read(Data(json.utf8))
        let plan = try await Planner.plan(problem, budget: Budget(iterations: 5))
        #expect(plan.distance == 7)
        #expect(plan.routes.first?.end == 70)
        #expect(Referee(problem).faults(plan).isEmpty)
    }

    @Test func `Plans are written with routes, times and reasons`() async throws {
        var problem = try ProblemFile.read(Data(pairs.utf8))
        problem.requests.append(Request(id: "heavy", pickup: Visit(place: 1), delivery: Visit(place: 2), load: 11))
        let plan = try await Planner.plan(problem, budget: Budget(iterations: 5))
        let json = try #require(JSONSerialization.jsonObject(with: PlanJSON.write(plan)) as? [String: Any])
        #expect(json["distance"] as? Double == 20)
        #expect((json["unassigned"] as? [[String: String]]) == [["request": "heavy", "reason": "capacity"]])
        let routes = try #require(json["routes"] as? [[String: Any]])
        let stops = try #require(routes.first?["stops"] as? [[String: Any]])
        #expect(stops.map { $0["kind"] as? String } == ["pickup", "delivery"])
        #expect(stops.map { $0["begin"] as? Double } == [5, 12])
    }

    @Test func `A picture has a line for each route and a cross for what is left over`() async throws {
        var problem = try ProblemFile.read(Data(pairs.utf8))
        problem.requests.append(Request(id: "<&>", pickup: Visit(place: 1), delivery: Visit(place: 2), load: 11))
        let plan = try await Planner.plan(problem, budget: Budget(iterations: 5))
        let picture = try #require(PlanSVG.draw(plan, of: problem))
        #expect(picture.split(separator: "<polyline").count == 2)
        #expect(picture.contains("<title>&lt;&amp;&gt;</title>"))
        #expect(picture.hasSuffix("</svg>\n"))
        problem.travel = .matrix(count: 0, distances: [], durations: [])
        #expect(PlanSVG.draw(plan, of: problem) == nil)
    }
}
