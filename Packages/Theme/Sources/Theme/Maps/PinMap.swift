public import Core
import Foundation
public import UI

/// A map with one pin, which is dragged, or moved ten meters at a time: by buttons, and by the arrow keys while one of them has the focus.
///
/// ```swift
/// PinMap("Map with a pin at your door", at: door, hint: "Drag the pin to your door.") { store.send(.pinMoved($0)) }
/// ```
public struct PinMap: View {
    private let label: String
    private let place: Coordinate
    private let hint: String
    private let moved: (Coordinate) -> Void

    @Environment(\.theme) private var theme

    /// Makes a map.
    ///
    /// - Parameters:
    ///   - label: says what the map shows.
    ///   - hint: says what to do, below the map.
    ///   - moved: called with the pin's new place.
    public init(_ label: String, at place: Coordinate, hint: String, moved: @escaping (Coordinate) -> Void) {
        self.label = label
        self.place = place
        self.hint = hint
        self.moved = moved
    }

    /// The map, the hint, and the buttons.
    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            MapView(label, handles: [MapHandle("pin", at: place, kind: .pin)]) { edit in
                if !edit.isTap { moved(edit.coordinate) }
            }
            Text(hint).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            Element("div", class: "t-pin-moves", attributes: [("role", "group"), ("aria-label", Strings.pinMoves), ("data-pin-moves", "")]) {
                move(Strings.pinWest, AppSymbols.arrowLeftName, "ArrowLeft", north: 0, east: -1)
                move(Strings.pinNorth, AppSymbols.arrowUpName, "ArrowUp", north: 1, east: 0)
                move(Strings.pinSouth, AppSymbols.arrowDownName, "ArrowDown", north: -1, east: 0)
                move(Strings.pinEast, AppSymbols.arrowRightName, "ArrowRight", north: 0, east: 1)
            }
        }
    }

    private func move(_ label: String, _ symbol: String, _ key: String, north: Double, east: Double) -> some View {
        Element("span", attributes: [("data-key", key)]) {
            IconButton(symbol: symbol, label: label) { [moved, place] in moved(place.moved(north: north * Self.step, east: east * Self.step)) }
        }
    }

    /// The meters of one move.
    private static let step = 10.0
}

extension Coordinate {
    /// Returns the point some meters north and east of this one, for short ways that don't cross a pole.
    func moved(north: Double, east: Double) -> Coordinate {
        let degree = 111_195.0
        return Coordinate(
            latitude: latitude + north / degree, longitude: longitude + east / (degree * max(cos(latitude * .pi / 180), 0.01)))
    }
}

#if DEBUG
struct PinMap_Previews: PreviewProvider {
    static var previews: some View {
        PinMap("Map with a pin at your door", at: Address.sample.coordinate, hint: "Drag the pin to your door, so the driver finds it.") { _ in }
            .previewDisplayName("Usual")
    }
}
#endif
