import Core

/// Draws a map as SVG. Names come from people, so they are escaped here.
///
/// Marks and names are drawn in the pixels of a map 640 pixels wide; `t-map-mark` scales them to the map's real width, and the page's script to its zoom.
struct MapDrawing {
    let areas: [MapArea]
    let pins: [MapPin]
    let routes: [[Coordinate]]
    let tiles: MapTiles?

    var svg: String {
        let projection = MapProjection(fitting: areas.flatMap(\.ring) + pins.map(\.coordinate) + routes.flatMap(\.self))
        let bounds = projection.bounds
        let unit = bounds.width / 640
        let origin = "\(MapProjection.text(projection.origin.x)) \(MapProjection.text(projection.origin.y))"
        var parts = [
            "<svg class=\"t-map-picture\" viewBox=\"\(bounds.text)\" data-map=\"\(bounds.text)\" data-origin=\"\(origin)\" "
                + "data-keep=\"viewBox style\" aria-hidden=\"true\" focusable=\"false\">"
        ]
        parts += tiles.map { tiles in projection.tiles.map { image(of: $0, tiles) } } ?? [grid(bounds)]
        parts += areas.map { "<polygon class=\"t-map-area\" points=\"\(projection.points($0.ring))\"/>" }
        for route in routes where route.count > 1 {
            let points = projection.points(route)
            parts.append("<polyline class=\"t-map-route-edge\" points=\"\(points)\"/><polyline class=\"t-map-route\" points=\"\(points)\"/>")
        }
        let points = pins.map { projection.point($0.coordinate) }
        parts += areas.map { name(of: $0, among: points, projection, unit) }
        // What lies further south stands in front.
        parts += pins.sorted { $0.coordinate.latitude > $1.coordinate.latitude }.map { mark(of: $0, among: points, projection, unit) }
        return parts.joined() + "</svg>"
    }

    private func image(of tile: MapTile, _ tiles: MapTiles) -> String {
        let address = Self.escaped(tiles.address(zoom: tile.zoom, x: tile.x, y: tile.y))
        let (x, y) = (MapProjection.text(tile.frame.x), MapProjection.text(tile.frame.y))
        // A hair wider than the tile, so that no seam shows between two of them.
        let side = MapProjection.text(tile.frame.width + tile.frame.width / 256)
        return "<image class=\"t-map-tile\" href=\"\(address)\" x=\"\(x)\" y=\"\(y)\" width=\"\(side)\" height=\"\(side)\"/>"
    }

    private func grid(_ bounds: MapBounds) -> String {
        let step = bounds.width / 8
        let (left, right) = (bounds.x - bounds.width, bounds.x + bounds.width * 2)
        let (top, bottom) = (bounds.y - bounds.height, bounds.y + bounds.height * 2)
        let columns = (0...24).map { "M\(MapProjection.text(left + Double($0) * step)) \(MapProjection.text(top))V\(MapProjection.text(bottom))" }
        let rows = (0...15).map { "M\(MapProjection.text(left)) \(MapProjection.text(top + Double($0) * step))H\(MapProjection.text(right))" }
        return "<path class=\"t-map-grid\" d=\"\((columns + rows).joined())\"/>"
    }

    /// An area's name in its middle; that of a single area below the pin that stands there.
    private func name(of area: MapArea, among pins: [MapPoint], _ projection: MapProjection, _ unit: Double) -> String {
        let points = area.ring.map { projection.point($0) }
        let count = Double(max(points.count, 1))
        let pixel = projection.bounds.width / 360
        var middle = MapPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
        if areas.count == 1, let pin = pins.first(where: { abs($0.x - middle.x) < 60 * pixel && (-16...46).contains(($0.y - middle.y) / pixel) }) {
            middle = MapPoint(x: middle.x, y: pin.y + 24 * pixel)
        }
        return Self.placed(middle, unit, "<text class=\"t-map-name\" text-anchor=\"middle\">\(Self.escaped(area.name))</text>")
    }

    private func mark(of pin: MapPin, among points: [MapPoint], _ projection: MapProjection, _ unit: Double) -> String {
        let point = projection.point(pin.coordinate)
        let text = Self.shortened(pin.label)
        let isOnLeft = isLabelLeft(of: point, among: points, in: projection.bounds, letters: text.count)
        let shape = MapMarks.shape(of: pin)
        let label =
            "<text class=\"t-map-label\" x=\"\(isOnLeft ? -22 : 22)\" y=\"\(MapMarks.labelHeight(of: pin))\" "
            + "text-anchor=\"\(isOnLeft ? "end" : "start")\">\(Self.escaped(text))</text>"
        return Self.placed(point, unit, "<g class=\"t-map-pin is-\(pin.kind.rawValue)\(pin.isStale ? " is-stale" : "")\">\(shape)\(label)</g>")
    }

    private static func placed(_ point: MapPoint, _ unit: Double, _ content: String) -> String {
        let scale = (unit * 1000).rounded() / 1000
        return "<g transform=\"translate(\(MapProjection.text(point.x)) \(MapProjection.text(point.y))) scale(\(scale))\">"
            + "<g class=\"t-map-mark\">\(content)</g></g>"
    }

    /// Whether a label has more room on the left of its pin, and needs it on a phone, where a map is about 360 pixels wide: at the end are the buttons,
    /// and other pins may stand beside it.
    private func isLabelLeft(of point: MapPoint, among points: [MapPoint], in bounds: MapBounds, letters: Int) -> Bool {
        let pixel = bounds.width / 360
        let need = 30 + Double(letters) * 7.5
        var (left, right) = ((point.x - bounds.x) / pixel, (bounds.x + bounds.width - point.x) / pixel - 64)
        for other in points where other != point && abs(other.y - point.y) < 48 * pixel {
            let distance = (other.x - point.x) / pixel
            if distance > 0 { right = min(right, distance) } else { left = min(left, -distance) }
        }
        return left > right && right < need
    }

    /// A label that fits beside its pin; the whole one is read aloud.
    private static func shortened(_ label: String) -> String {
        label.count > 20 ? label.prefix(19) + "…" : label
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
