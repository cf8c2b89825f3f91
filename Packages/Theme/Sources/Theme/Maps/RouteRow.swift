public import Core
public import UI

/// A row of a list with a small picture of a route: a title, lines below it, and marks below those. It is a button.
///
/// The picture shows no tiles, since a list would load hundreds of them. It is decoration: the lines name the stops.
///
/// ```swift
/// RouteRow("Order 12", lines: ["Dan Diaz"], route: [door, plant], pins: [MapPin(coordinate: door, label: "")]) { open() } marks: { Pill("Late") }
/// ```
public struct RouteRow<Marks: View>: View {
    private let title: String
    private let lines: [String]
    private let route: [Coordinate]
    private let pins: [MapPin]
    private let action: () -> Void
    private let marks: Marks

    /// Makes a row. The picture leaves out the labels of the pins.
    public init(
        _ title: String, lines: [String], route: [Coordinate], pins: [MapPin], action: @escaping () -> Void, @ViewBuilder marks: () -> Marks
    ) {
        self.title = title
        self.lines = lines
        self.route = route
        self.pins = pins
        self.action = action
        self.marks = marks()
    }

    /// The row.
    public var body: some View {
        Button(action: action) {
            Element("span", class: "t-row t-route-row is-pressable") {
                Element("span", class: "t-route-picture", attributes: [("aria-hidden", "true")]) {
                    if !pins.isEmpty { Image(svg: MapDrawing(pins: pins, route: route).svg) }
                }
                Element("span", class: "t-row-text") {
                    Element("span", class: "t-row-title") { Text(title) }
                    ForEach(lines.indices, id: \.self) { index in
                        Element("span", class: "t-row-subtitle") { Text(lines[index]) }
                    }
                    Element("span", class: "t-route-marks") { marks }
                }
                Element("span", class: "t-row-trailing") { AppSymbols.chevronRight }
            }
        }
        .buttonStyle(BareButtonStyle())
    }
}

#if DEBUG
struct RouteRow_Previews: PreviewProvider {
    private static let door = Coordinate(latitude: 33.69, longitude: -117.77)
    private static let plant = Coordinate(latitude: 33.64, longitude: -117.86)

    private static func row(_ title: String, _ lines: [String], pins: [MapPin]) -> some View {
        RouteRow(title, lines: lines, route: pins.map(\.coordinate), pins: pins, action: {}) {
            Pill("5.3 mi")
            Pill("Late", tone: .warning)
        }
    }

    static var previews: some View {
        Card {
            row("Order 12 · Pickup", ["Dan Diaz"], pins: [MapPin(coordinate: door, label: "Door"), MapPin(coordinate: plant, label: "Plant", kind: .plant)])
            row(
                "Order 13 · Delivery of everything that was washed", ["Dan Alexander Featherstonehaugh-Constantinopolis · Sat, Nov 21, 2:05 PM"],
                pins: [MapPin(coordinate: plant, label: "Plant", kind: .plant)])
            row("Order 14 · Pickup", [], pins: [])
        }.previewDisplayName("Long text")
    }
}
#endif
