public import Core
public import UI

/// A link that leads to a place in the device's own app for maps: by `geo:` on Android, in Apple's maps on Apple's devices, on Google's page elsewhere.
///
/// The page's script decides when it is pressed, so it needs no connection. Without the script it leads to Google's page.
///
/// ```swift
/// DirectionsLink("Open in maps", to: stop.coordinate, name: stop.address, identifier: "fleet.maps")
/// ```
public struct DirectionsLink: View {
    private let title: String
    private let place: Coordinate
    private let name: String
    private let identifier: String

    /// Makes a link; `name` is what the maps write at the place.
    public init(_ title: String, to place: Coordinate, name: String, identifier: String) {
        self.title = title
        self.place = place
        self.name = name
        self.identifier = identifier
    }

    /// The link.
    public var body: some View {
        Element(
            "a", class: "t-button t-button-quiet t-directions",
            attributes: [
                ("href", Self.google + coordinates), ("target", "_blank"), ("rel", "noopener"), ("data-directions", coordinates), ("data-name", name),
                ("data-apple", Self.apple + coordinates), ("data-testid", identifier),
            ]
        ) {
            AppSymbols.location
            Element("span", class: "t-button-title") { Text(title) }
        }
    }

    // lint:allow url-literal because it is where Google's maps take a destination, whatever the installation.
    private static let google = "https://www.google.com/maps/dir/?api=1&destination="
    // lint:allow url-literal because it is where Apple's maps take a destination, whatever the installation.
    private static let apple = "https://maps.apple.com/?daddr="

    private var coordinates: String { "\(place.latitude),\(place.longitude)" }
}

/// The script of ``DirectionsLink``.
public enum DirectionsScript {
    /// The script, to stand in the page once.
    public static let source = Resources.directionsScript
}

#if DEBUG
struct DirectionsLink_Previews: PreviewProvider {
    static var previews: some View {
        DirectionsLink("Open in maps", to: Address.sample.coordinate, name: Address.sample.oneLine, identifier: "maps").previewDisplayName("Usual")
    }
}
#endif
