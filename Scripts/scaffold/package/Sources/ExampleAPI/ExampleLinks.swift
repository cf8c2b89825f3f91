public import Core

/// The places of Example that others can open.
public enum ExampleLink: AppLink {
    /// The list of entries.
    case home

    /// The plugin that shows them.
    public static let plugin = "Example"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .home: LinkPlace(mode: .customer, tab: "example")
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == "example", place.components.isEmpty else { return nil }
        self = .home
    }
}
