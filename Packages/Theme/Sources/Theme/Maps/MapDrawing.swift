import Core

/// Draws a map as SVG. Names come from people, so they are escaped here.
///
/// Marks and names are drawn in the pixels of a map 640 pixels wide; `t-map-mark` scales them to the map's real width, and the page's script to its zoom.
struct MapDrawing {
    let areas: [MapArea]
    let pins: [MapPin]
    let routes: [[Coordinate]]
    let handles: [MapHandle]
    let tiles: MapTiles?
    /// True where it can't be zoomed and moved, and is too small for names.
    let isStill: Bool

    init(areas: [MapArea], pins: [MapPin], routes: [[Coordinate]], handles: [MapHandle], tiles: MapTiles?) {
        self.areas = areas
        self.pins = pins
        self.routes = routes
        self.handles = handles
        self.tiles = tiles
        isStill = false
    }

    /// Draws a small picture of a route.
    init(pins: [MapPin], route: [Coordinate]) {
        (areas, handles, tiles, isStill) = ([], [], nil, true)
        self.pins = pins
        routes = [route]
    }

    var svg: String {
        let projection = MapProjection(
            fitting: areas.flatMap(\.ring) + pins.map(\.coordinate) + handles.map(\.coordinate) + routes.flatMap(\.self), isSmall: isStill)
        let bounds = projection.bounds
        let unit = bounds.width / 640
        let origin = "\(MapProjection.text(projection.origin.x)) \(MapProjection.text(projection.origin.y))"
        let script = isStill ? "" : "data-map=\"\(bounds.text)\" data-origin=\"\(origin)\" data-keep=\"viewBox style\" "
        var parts = ["<svg class=\"t-map-picture\" viewBox=\"\(bounds.text)\" \(script)aria-hidden=\"true\" focusable=\"false\">"]
        parts += tiles.map { tiles in projection.tiles.map { image(of: $0, tiles) } } ?? [grid(bounds)]
        parts += areas.map { Self.outline(of: $0, projection) }
        for route in routes where route.count > 1 {
            let points = projection.points(route)
            parts.append("<polyline class=\"t-map-route-edge\" points=\"\(points)\"/><polyline class=\"t-map-route\" points=\"\(points)\"/>")
        }
        // What lies further south stands in front.
        let placed = pins.sorted { $0.coordinate.latitude > $1.coordinate.latitude }.map { (pin: $0, point: projection.point($0.coordinate)) }
        var labels = MapLabels(pins: placed, bounds: bounds)
        let marks = placed.map { mark(of: $0.pin, at: $0.point, unit, &labels) }
        parts += areas.compactMap { name(of: $0, projection, unit, &labels) } + marks
        parts += handles.map { Self.placed(projection.point($0.coordinate), unit, $0.shape) }
        return parts.joined() + "</svg>"
    }

    /// An area's outline, as a path with a part for each ring if it has holes.
    private static func outline(of area: MapArea, _ projection: MapProjection) -> String {
        guard !area.holes.isEmpty else { return "<polygon class=\"t-map-area\" points=\"\(projection.points(area.ring))\"/>" }
        let path = ([area.ring] + area.holes).map { "M\(projection.points($0))Z" }.joined()
        return "<path class=\"t-map-area\" fill-rule=\"evenodd\" d=\"\(path)\"/>"
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

    /// An area's name in or near its middle.
    private func name(of area: MapArea, _ projection: MapProjection, _ unit: Double, _ labels: inout MapLabels) -> String? {
        let middle = Self.middle(of: area.ring.map { projection.point($0) })
        return labels.placeArea(area.name, at: middle).map { Self.placed(middle, unit, Self.text(area.name, "t-map-name", $0)) }
    }

    /// The center of mass of a polygon; many points along one part of its outline don't pull it there. The mean of the points for one without a surface.
    private static func middle(of ring: [MapPoint]) -> MapPoint {
        let count = Double(max(ring.count, 1))
        let mean = MapPoint(x: ring.map(\.x).reduce(0, +) / count, y: ring.map(\.y).reduce(0, +) / count)
        var (surface, x, y) = (0.0, 0.0, 0.0)
        for (point, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
            // Relative to the mean, where the products stay small and exact.
            let (a, b) = (MapPoint(x: point.x - mean.x, y: point.y - mean.y), MapPoint(x: next.x - mean.x, y: next.y - mean.y))
            let product = a.x * b.y - b.x * a.y
            surface += product
            x += (a.x + b.x) * product
            y += (a.y + b.y) * product
        }
        return surface == 0 ? mean : MapPoint(x: mean.x + x / (3 * surface), y: mean.y + y / (3 * surface))
    }

    private func mark(of pin: MapPin, at point: MapPoint, _ unit: Double, _ labels: inout MapLabels) -> String {
        let text = Self.shortened(pin.label)
        let label = (isStill ? nil : labels.place(text, of: pin, at: point)).map { Self.text(text, "t-map-label", $0) } ?? ""
        let style = "t-map-pin is-\(pin.kind.rawValue)\(pin.isStale ? " is-stale" : "")"
        return Self.placed(point, unit, "<g class=\"\(style)\">\(MapMarks.shape(of: pin))\(label)</g>")
    }

    private static func text(_ text: String, _ style: String, _ place: MapLabels.Place) -> String {
        "<text class=\"\(style)\(place.nearness)\" x=\"\(MapProjection.text(place.x))\" y=\"\(MapProjection.text(place.y))\" "
            + "text-anchor=\"\(place.anchor)\">\(escaped(text))</text>"
    }

    private static func placed(_ point: MapPoint, _ unit: Double, _ content: String) -> String {
        let scale = (unit * 1000).rounded() / 1000
        return "<g transform=\"translate(\(MapProjection.text(point.x)) \(MapProjection.text(point.y))) scale(\(scale))\">"
            + "<g class=\"t-map-mark\">\(content)</g></g>"
    }

    /// A label that fits beside its pin; the whole one is read aloud.
    private static func shortened(_ label: String) -> String {
        label.count > 20 ? label.prefix(19) + "…" : label
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
