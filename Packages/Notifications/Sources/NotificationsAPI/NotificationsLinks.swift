public import Core

/// The places of notifications, in the tab `notifications` of every mode.
public enum NotificationsLink: AppLink {
    /// The list.
    case center
    /// The choice of channels and quiet hours: `notifications/preferences`.
    case preferences

    /// The plugin that shows them.
    public static let plugin = "Notifications"
    /// The tab.
    public static let tab = "notifications"

    /// The place in the app, in the mode in use.
    public var place: LinkPlace {
        switch self {
        case .center: LinkPlace(tab: Self.tab)
        case .preferences: LinkPlace(tab: Self.tab, components: ["preferences"])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        switch place.components {
        case []: self = .center
        case ["preferences"]: self = .preferences
        default: return nil
        }
    }
}
