public import Core
import Foundation
public import UI

/// A mark on a ``PointMap``.
public struct PointPin: Identifiable, Sendable, Hashable {
    /// The kind of mark.
    public enum Kind: String, Sendable, Hashable {
        /// A dot, as for one of many doors.
        case dot
        /// A driver in a vehicle, on whom items can be dropped.
        case driver
    }

    /// The name under which presses and drags speak of it.
    public let id: String
    /// The place.
    public let coordinate: Coordinate
    /// The text that a pointer on it shows.
    public let label: String
    /// The kind of mark.
    public let kind: Kind
    /// The color.
    public let tone: Tone
    /// True where what it stands for is open.
    public let isSelected: Bool
    /// True where the place is an old one, because nothing newer was heard: it is drawn pale.
    public let isStale: Bool

    /// Makes a mark.
    public init(
        _ id: String, at coordinate: Coordinate, label: String, kind: Kind = .dot, tone: Tone = .neutral, isSelected: Bool = false, isStale: Bool = false
    ) {
        self.id = id
        self.coordinate = coordinate
        self.label = label
        self.kind = kind
        self.tone = tone
        self.isSelected = isSelected
        self.isStale = isStale
    }
}

/// A map for hundreds of marks that come, go and move: each is an element of its own, so that one that changes is sent alone. The part that it shows at first is
/// that of its areas.
///
/// A mark can be pressed, and dragged where it is a dot, within a ``DragArea``. Its marks are no stops of the keyboard: show a list beside it.
///
/// ```swift
/// PointMap("Orders", areas: areas, pins: [PointPin("order-12", at: door, label: "Order 12", tone: .danger)]) { id in ... }
/// ```
public struct PointMap<Item: Identifiable & Equatable>: View {
    private let label: String
    private let areas: [MapArea]
    private let items: [Item]
    private let mark: (Item) -> PointPin
    private let pressed: (String) -> Void

    /// Makes a map of things of which each has a mark.
    ///
    /// - Parameters:
    ///   - mark: makes a thing's mark, whenever the thing isn't equal to the one of that id before.
    ///   - pressed: takes the id of the mark that was pressed.
    public init(
        _ label: String, areas: [MapArea] = [], items: [Item], mark: @escaping (Item) -> PointPin, pressed: @escaping (String) -> Void
    ) {
        self.label = label
        self.areas = areas
        self.items = items
        self.mark = mark
        self.pressed = pressed
    }

    /// The map.
    public var body: some View {
        Element("div", class: "t-point-map") {
            Kept(areas) { MapView(label, areas: areas) }
            Element("div", class: "t-pins", attributes: [("aria-hidden", "true")]) {
                ForEach(items) { item in Kept(item) { PinMark(pin: mark(item)) } }
            }
        }
        .hook("map-pins") { text in
            if let id = try? JSONDecoder().decode(String.self, from: Data(text.utf8)) { pressed(id) }
        }
    }
}

extension PointMap where Item == PointPin {
    /// Makes a map; `pressed` takes the id of the mark that was pressed.
    public init(_ label: String, areas: [MapArea] = [], pins: [PointPin], pressed: @escaping (String) -> Void) {
        self.init(label, areas: areas, items: pins, mark: { $0 }, pressed: pressed)
    }
}

/// A mark of a ``PointMap``.
private struct PinMark: View {
    let pin: PointPin

    var body: some View {
        Element("button", class: style, attributes: attributes) {
            if pin.kind == .driver { Image(systemName: AppSymbols.truckName) }
        }
    }

    private var style: String {
        "t-pin is-\(pin.kind.rawValue) is-\(pin.tone.rawValue)" + (pin.isSelected ? " is-selected" : "") + (pin.isStale ? " is-stale" : "")
    }

    private var attributes: [(String, String)] {
        let place = "\(Self.text(pin.coordinate.latitude)) \(Self.text(pin.coordinate.longitude))"
        return [
            ("type", "button"), ("tabindex", "-1"), ("title", pin.label), ("data-pin", pin.id), ("data-at", place), ("data-keep", "style"),
            (pin.kind == .driver ? "data-drop" : "data-drag", pin.id),
        ]
    }

    /// Five decimals are a meter.
    private static func text(_ degrees: Double) -> String { "\((degrees * 100_000).rounded() / 100_000)" }
}

#if DEBUG
struct PointMap_Previews: PreviewProvider {
    private static let home = Coordinate(latitude: 33.69, longitude: -117.77)
    private static let driver = Coordinate(latitude: 33.66, longitude: -117.82)
    private static let tustin = MapArea(
        name: "Tustin",
        ring: [(-117.845, 33.716), (-117.831, 33.773), (-117.802, 33.735), (-117.759, 33.774), (-117.809, 33.695), (-117.827, 33.694)]
            .map { Coordinate(latitude: $0.1, longitude: $0.0) })

    static var previews: some View {
        PointMap(
            "Orders", areas: [tustin],
            pins: [
                PointPin("order-12", at: home, label: "Order 12", tone: .danger), PointPin("driver-5", at: driver, label: "Dan", kind: .driver, tone: .success),
            ]
        ) { _ in }.previewDisplayName("Two marks")
        PointMap("Orders", pins: []) { _ in }.previewDisplayName("Empty")
    }
}
#endif
