public import Foundation
public import Planner

/// Writes plans as JSON. Docs/planning.md describes the fields.
public enum PlanJSON {
    /// Returns a plan as JSON with sorted keys.
    public static func write(_ plan: Plan) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(Document(plan))
    }

    private struct Document: Encodable {
        struct StopFields: Encodable {
            var request: String
            var kind: Stop.Kind
            var place: Int
            var arrival: Double
            var begin: Double
            var departure: Double
            var load: Int
        }

        struct BreakFields: Encodable {
            var position: Int
            var begin: Double
            var duration: Double
        }

        struct RouteFields: Encodable {
            var vehicle: String
            var start: Double
            var end: Double
            var distance: Double
            var stops: [StopFields]
            var breaks: [BreakFields]
        }

        struct UnassignedFields: Encodable {
            var request: String
            var reason: Obstacle
        }

        var vehicles: Int
        var distance: Double
        var iterations: Int
        var routes: [RouteFields]
        var unassigned: [UnassignedFields]

        init(_ plan: Plan) {
            (vehicles, distance, iterations) = (plan.vehicles, plan.distance, plan.iterations)
            routes = plan.routes.map { route in
                RouteFields(
                    vehicle: route.vehicle, start: route.start, end: route.end, distance: route.distance,
                    stops: route.stops.map { stop in
                        StopFields(
                            request: stop.stop.request, kind: stop.stop.kind, place: stop.place, arrival: stop.arrival, begin: stop.begin,
                            departure: stop.departure, load: stop.load)
                    },
                    breaks: route.breaks.map { BreakFields(position: $0.position, begin: $0.begin, duration: $0.duration) })
            }
            unassigned = plan.unassigned.map { UnassignedFields(request: $0.request, reason: $0.obstacle) }
        }
    }
}
