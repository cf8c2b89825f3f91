public import Core
public import UI

/// A small map, drawn without a map service: areas, a route and pins, fitted to its frame.
///
/// ```swift
/// MapView("Where your driver is", pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver)], route: [driver, home])
/// ```
public struct MapView: View {
    private let label: String
    private let areas: [MapArea]
    private let pins: [MapPin]
    private let route: [Coordinate]

    /// Makes a map; `label` says what it shows, and is read aloud with the names of the pins.
    public init(_ label: String, areas: [MapArea] = [], pins: [MapPin] = [], route: [Coordinate] = []) {
        self.label = label
        self.areas = areas
        self.pins = pins
        self.route = route
    }

    /// The map.
    public var body: some View {
        Element("div", class: "t-map", attributes: [("role", "img"), ("aria-label", spoken)]) {
            Image(svg: MapDrawing(areas: areas, pins: pins, route: route).svg)
        }
    }

    private var spoken: String {
        ([label] + pins.map(\.label)).joined(separator: ", ")
    }
}

struct MapView_Previews: PreviewProvider {
    static var previews: some View {
        let driver = Coordinate(latitude: 33.66, longitude: -117.82)
        let home = Coordinate(latitude: 33.69, longitude: -117.77)
        let pins = [MapPin(coordinate: driver, label: "Sam", kind: .driver), MapPin(coordinate: home, label: "Home")]
        MapView("Your driver", pins: pins, route: [driver, home])
    }
}
