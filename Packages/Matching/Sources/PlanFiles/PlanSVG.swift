public import Planner

/// Draws plans as pictures.
public enum PlanSVG {
    private static let (size, margin) = (1_000.0, 30.0)

    /// Returns a picture of a plan's routes, each in a color of its own: a square for each pickup, a dot for each delivery, a cross for what is left over.
    /// Places that are known by a matrix only have no picture: then it is nil.
    public static func draw(_ plan: Plan, of problem: Problem) -> String? {
        guard case .plane(let points, _) = problem.travel, let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        let scale = (size - 2 * margin) / max(high.x - low.x, high.y - low.y, 1e-9)
        // North is up.
        let at = { (place: Int) in (x: rounded(margin + (points[place].x - low.x) * scale), y: rounded(margin + (high.y - points[place].y) * scale)) }
        let (width, height) = (rounded(2 * margin + (high.x - low.x) * scale), rounded(2 * margin + (high.y - low.y) * scale))
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" role="img">"#,
            "<title>\(plan.vehicles) vehicles, \(rounded(plan.distance)) long, \(plan.unassigned.count) left over</title>",
            #"<rect width="100%" height="100%" fill="white"/>"#,
        ]
        let vehicles = Dictionary(problem.vehicles.map { ($0.id, $0) }) { first, _ in first }
        for (number, route) in plan.routes.enumerated() {
            guard let vehicle = vehicles[route.vehicle] else { continue }
            let color = "hsl(\(number * 137 % 360), 65%, \(35 + number % 3 * 8)%)"
            let places = [vehicle.start] + route.stops.map(\.place) + (vehicle.end.map { [$0] } ?? [])
            let path = places.map { place in "\(at(place).x),\(at(place).y)" }.joined(separator: " ")
            lines.append(#"<g fill="\#(color)" stroke="none"><title>\#(escaped(route.vehicle))</title>"#)
            lines.append(#"<polyline points="\#(path)" fill="none" stroke="\#(color)" stroke-width="1.5" stroke-linejoin="round"/>"#)
            lines += route.stops.map { stop in
                let (x, y) = at(stop.place)
                return stop.stop.kind == .pickup
                    ? #"<rect x="\#(rounded(x - 3))" y="\#(rounded(y - 3))" width="6" height="6"/>"# : #"<circle cx="\#(x)" cy="\#(y)" r="3.2"/>"#
            }
            lines.append("</g>")
        }
        let requests = Dictionary(problem.requests.map { ($0.id, $0) }) { first, _ in first }
        for left in plan.unassigned {
            guard let request = requests[left.request], let visit = request.pickup ?? request.delivery else { continue }
            let (x, y) = at(visit.place)
            let cross = "M\(rounded(x - 5)) \(rounded(y - 5))l10 10m0 -10l-10 10"
            lines.append(#"<path d="\#(cross)" stroke="crimson" stroke-width="2"><title>\#(escaped(left.request))</title></path>"#)
        }
        for place in Set(problem.vehicles.map(\.start)).sorted() {
            lines.append(#"<circle cx="\#(at(place).x)" cy="\#(at(place).y)" r="6" fill="black"/>"#)
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
