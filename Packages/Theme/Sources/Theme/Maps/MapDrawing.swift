import Core

/// Draws a map as SVG. Names come from people, so they are escaped here.
struct MapDrawing {
    let areas: [MapArea]
    let pins: [MapPin]
    let route: [Coordinate]

    private var projection: MapProjection {
        MapProjection(fitting: areas.flatMap(\.ring) + pins.map(\.coordinate) + route)
    }

    var svg: String {
        let projection = projection
        var parts = [
            "<svg viewBox=\"0 0 \(Int(MapProjection.width)) \(Int(MapProjection.height))\" focusable=\"false\">",
            "<path class=\"t-map-grid\" d=\"M0 100H640M0 200H640M0 300H640M128 0V400M256 0V400M384 0V400M512 0V400\"/>",
        ]
        parts += areas.map { "<polygon class=\"t-map-area\" points=\"\(projection.points($0.ring))\"/>" }
        parts += areas.map { name(of: $0, projection) }
        if route.count > 1 {
            let points = projection.points(route)
            parts.append("<polyline class=\"t-map-route-edge\" points=\"\(points)\"/><polyline class=\"t-map-route\" points=\"\(points)\"/>")
        }
        parts += pins.map { mark(of: $0, projection) }
        return parts.joined() + "</svg>"
    }

    private func name(of area: MapArea, _ projection: MapProjection) -> String {
        let points = area.ring.map { projection.point($0) }
        let count = max(points.count, 1)
        let x = points.map(\.x).reduce(0, +) / count
        let y = points.map(\.y).reduce(0, +) / count
        return "<text class=\"t-map-name\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\">\(Self.escaped(area.name))</text>"
    }

    private func mark(of pin: MapPin, _ projection: MapProjection) -> String {
        let point = projection.point(pin.coordinate)
        // At the right edge the label stands on the left, where there is room.
        let isFarRight = Double(point.x) > MapProjection.width * 0.7
        let circle = "<circle class=\"t-map-pin is-\(pin.kind.rawValue)\" cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"10\"/>"
        let place = "x=\"\(point.x + (isFarRight ? -17 : 17))\" y=\"\(point.y + 5)\" text-anchor=\"\(isFarRight ? "end" : "start")\""
        return circle + "<text class=\"t-map-label\" \(place)>\(Self.escaped(pin.label))</text>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
