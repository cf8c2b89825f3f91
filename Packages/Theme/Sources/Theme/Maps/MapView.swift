public import Core
public import UI

/// A map of areas, routes and pins, drawn without a map service, over the raster tiles of `\.mapTiles` where there are any.
///
/// It zooms and moves in the browser by ``MapScript``: by buttons, drag, wheel, pinch and arrow keys. What the person looks at stays while pins move.
///
/// ```swift
/// MapView("Where your driver is", pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver)], route: [driver, home])
/// ```
public struct MapView: View {
    /// How high a map is.
    public enum Height: String, Sendable {
        /// In a card: 16 by 10.
        case regular
        /// On dashboards: most of the screen.
        case tall
    }

    private let label: String
    private let areas: [MapArea]
    private let pins: [MapPin]
    private let routes: [[Coordinate]]
    private let height: Height

    @Environment(\.mapTiles) private var tiles

    /// Makes a map; `label` says what it shows, and is read aloud with the names of the pins.
    public init(
        _ label: String, areas: [MapArea] = [], pins: [MapPin] = [], route: [Coordinate] = [], routes: [[Coordinate]] = [],
        height: Height = .regular
    ) {
        self.label = label
        self.areas = areas
        self.pins = pins
        self.routes = (route.isEmpty ? [] : [route]) + routes
        self.height = height
    }

    /// The map and its buttons.
    public var body: some View {
        Element("div", class: "t-map is-\(height.rawValue)", attributes: [("role", "group"), ("aria-label", label)]) {
            Element("div", class: "t-map-view", attributes: [("role", "img"), ("aria-label", spoken)]) {
                Image(svg: MapDrawing(areas: areas, pins: pins, routes: routes, tiles: tiles).svg)
            }
            Element("div", class: "t-map-controls") {
                control("in", Strings.zoomIn, AppSymbols.plus)
                control("out", Strings.zoomOut, AppSymbols.minus)
                control("reset", Strings.wholeMap, AppSymbols.target)
            }
            if let tiles { Element("span", class: "t-map-attribution") { Text(tiles.attribution) } }
        }
    }

    private func control(_ zoom: String, _ label: String, _ symbol: Image) -> some View {
        Element("button", class: "t-map-control", attributes: [("type", "button"), ("data-map-zoom", zoom), ("aria-label", label)]) { symbol }
    }

    private var spoken: String {
        ([label] + pins.map { $0.isStale ? "\($0.label) (\(Strings.lastKnownPlace))" : $0.label }).joined(separator: ", ")
    }
}
