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
    /// The height of a map.
    public enum Height: String, Sendable {
        /// In a card: 16 by 10.
        case regular
        /// On dashboards: most of the screen.
        case tall
        /// In a ``MapPage``: all the room there is.
        case full
    }

    private let label: String
    private let areas: [MapArea]
    private let pins: [MapPin]
    private let routes: [[Coordinate]]
    private let handles: [MapHandle]
    private let height: Height
    private let edited: ((MapEdit) -> Void)?

    @Environment(\.mapTiles) private var tiles

    /// Makes a map; `label` says what it shows, and is read aloud with the names of the pins.
    ///
    /// - Parameters:
    ///   - handles: points that can be dragged. Whoever can't drag needs another way to the same end.
    ///   - edited: called when a handle was dragged or tapped.
    public init(
        _ label: String, areas: [MapArea] = [], pins: [MapPin] = [], route: [Coordinate] = [], routes: [[Coordinate]] = [],
        handles: [MapHandle] = [], height: Height = .regular, edited: ((MapEdit) -> Void)? = nil
    ) {
        self.label = label
        self.areas = areas
        self.pins = pins
        self.routes = (route.isEmpty ? [] : [route]) + routes
        self.handles = handles
        self.height = height
        self.edited = edited
    }

    /// The map and its buttons.
    @ViewBuilder public var body: some View {
        if let edited {
            map.hook("map-edit") { text in
                if let edit = MapEdit.read(text) { edited(edit) }
            }
        } else {
            map
        }
    }

    private var map: some View {
        Element("div", class: "t-map is-\(height.rawValue)", attributes: [("role", "group"), ("aria-label", label)]) {
            Element("div", class: "t-map-view", attributes: [("role", "img"), ("aria-label", spoken)]) {
                Image(svg: MapDrawing(areas: areas, pins: pins, routes: routes, handles: handles, tiles: tiles).svg)
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
        ([label] + pins.map { $0.isStale ? "\($0.label) (\(Strings.lastKnownPlace))" : $0.spoken }).joined(separator: ", ")
    }
}

/// The script with which maps zoom and move in the browser, without a round trip.
///
/// It owns `viewBox` and `style` of every `svg[data-map]`; `data-keep` on the element tells the page's morph to leave both. `data-map` is the part
/// to show at first and after a reset, `data-origin` where the drawing's zero lies: when it moves, so does what the person looks at.
public enum MapScript {
    /// The script, to stand in the page once.
    public static let source = Resources.mapScript + Resources.mapEditScript + Resources.mapPinsScript
}

#if DEBUG
struct MapView_Previews: PreviewProvider {
    private static let driver = Coordinate(latitude: 33.66, longitude: -117.82)
    private static let home = Coordinate(latitude: 33.69, longitude: -117.77)
    private static let plant = Coordinate(latitude: 33.64, longitude: -117.86)
    private static let shop = Coordinate(latitude: 33.6854, longitude: -117.8133)
    private static let irvine = MapArea(
        name: "Irvine",
        ring: [
            (-117.869, 33.69), (-117.855, 33.705), (-117.809, 33.695), (-117.752, 33.774), (-117.742, 33.754), (-117.701, 33.74),
            (-117.738, 33.711), (-117.678, 33.685), (-117.72, 33.628), (-117.774, 33.618), (-117.776, 33.6), (-117.857, 33.638),
        ].map { Coordinate(latitude: $0.1, longitude: $0.0) })
    private static let tustin = MapArea(
        name: "Tustin",
        ring: [(-117.845, 33.716), (-117.831, 33.773), (-117.802, 33.735), (-117.759, 33.774), (-117.809, 33.695), (-117.827, 33.694)]
            .map { Coordinate(latitude: $0.1, longitude: $0.0) })

    static var previews: some View {
        MapView("Where the service is offered", areas: [irvine, tustin]).previewDisplayName("Areas")
        MapView(
            "Your driver",
            pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver, heading: 60), MapPin(coordinate: home, label: "Home")],
            route: [driver, shop, home]
        ).previewDisplayName("On the way")
        MapView(
            "Your stops",
            pins: [
                MapPin(coordinate: driver, label: "You", kind: .own, heading: 60), MapPin(coordinate: home, label: "Order 12", number: 1),
                MapPin(coordinate: plant, label: "Plant", kind: .plant, number: 2), MapPin(coordinate: shop, label: "You, standing", kind: .own),
            ], route: [home, plant]
        ).previewDisplayName("Numbered stops")
        MapView("Your driver", pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver, isStale: true), MapPin(coordinate: home, label: "Home")])
            .previewDisplayName("Stale")
        MapView(
            "All drivers", areas: [irvine, tustin],
            pins: [
                MapPin(coordinate: driver, label: "Sam", kind: .driver, heading: 200), MapPin(coordinate: plant, label: "Plant", kind: .plant),
                MapPin(coordinate: shop, label: "Target", kind: .store), MapPin(coordinate: home, label: "1042 Jamboree Road, the house behind the school"),
            ], height: .tall
        ).previewDisplayName("Long text")
        MapView(
            "Drag the points", areas: [tustin],
            handles: tustin.ring.enumerated().map { MapHandle("c\($0)", at: $1, kind: $0 == 1 ? .small : .regular, isSelected: $0 == 2) }
        ) { _ in }
        .previewDisplayName("To drag")
        MapView("Nothing to show").previewDisplayName("Empty")
    }
}
#endif
