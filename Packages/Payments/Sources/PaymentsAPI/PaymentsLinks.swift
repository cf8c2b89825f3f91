public import Core

/// The places of Payments that others can open.
public enum PaymentsLink: AppLink {
    /// The saved payment methods.
    case methods

    /// The plugin that shows it.
    public static let plugin = "Payments"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .methods: LinkPlace(mode: .customer, tab: "payments")
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == "payments", place.components.isEmpty else { return nil }
        self = .methods
    }
}
