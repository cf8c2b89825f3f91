public import Core

/// The places of Location, for administrators, in a tab without a button.
public enum LocationLink: AppLink {
    /// The list of service areas: `areas`.
    case areas
    /// The map of one, to change it: `areas/3`.
    case area(Int)
    /// The map of a new one: `areas/new`.
    case newArea

    /// The plugin that shows the places.
    public static let plugin = "Location"
    /// The tab that holds the places.
    public static let tab = "areas"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .areas: LinkPlace(tab: Self.tab)
        case .area(let id): LinkPlace(tab: Self.tab, components: [String(id)])
        case .newArea: LinkPlace(tab: Self.tab, components: ["new"])
        }
    }

    /// Reads a place; nil if it isn't one of Location's.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.components.count <= 1 else { return nil }
        switch place.components.first {
        case nil: self = .areas
        case "new": self = .newArea
        case let text?:
            guard let id = Int(text), id > 0, String(id) == text else { return nil }
            self = .area(id)
        }
    }
}
