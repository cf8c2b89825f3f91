public import Core
public import UI

/// A top-level place in the app, in the tab bar or the header; its URL is `/{mode}/{id}/...`.
public struct Tab: Sendable {
    /// The position of a tab's button.
    public enum Placement: Sendable {
        /// In the tab bar (at the bottom on phones, at the side on wide screens).
        case bar
        /// As an icon in the header.
        case header
        /// With the person: the last tab on phones, the menu behind the initials on wide screens.
        case account
        /// Nowhere: links and URLs lead to it. It is for pages of few people, such as administrators.
        case link
    }

    /// The tab's component of the URL, unique in a mode.
    public let id: String
    /// The modes that include the tab.
    public let modes: Set<Mode>
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    private let makeTitle: @Sendable () -> String
    /// The name of its symbol.
    public let symbol: String
    /// The position of its button.
    public let placement: Placement
    /// The sort order, lowest first.
    public let order: Int
    /// Builds the tab's content.
    public let view: @Sendable (StoreAccess) -> AnyView
    /// Returns the current place inside the tab, as the rest of the URL.
    public let location: @Sendable (Slices) -> [String]
    /// Returns the action that opens a place inside the tab; nil if there is no such place.
    public let open: @Sendable ([String]) -> SliceAction?
    /// Returns a short count or mark for the tab's symbol, such as the number of unread messages; nil for none.
    public let badge: @Sendable (Slices) -> String?

    /// Creates a tab of one feature.
    ///
    /// - Parameters:
    ///   - title: the visible title, evaluated at each use so that it follows the language.
    ///   - coordinator: converts the rest of the URL into a path and back.
    ///   - path: the field of the feature's state that holds the path.
    ///   - opened: makes the action that sets the path.
    ///   - badge: returns a short count or mark for the tab's symbol; nil for none.
    ///   - view: builds the tab's content.
    public init<F: Feature, C: Coordinator, Content: View & SendableMetatype>(
        _ id: String,
        modes: Set<Mode>,
        title: @autoclosure @escaping @Sendable () -> String,
        symbol: String,
        placement: Placement = .bar,
        order: Int,
        feature: F.Type,
        coordinator: C,
        path: @escaping @Sendable (F.State) -> [C.Route],
        opened: @escaping @Sendable ([C.Route]) -> F.Action,
        badge: @escaping @Sendable (F.State) -> String? = { _ in nil },
        @ViewBuilder view: @escaping @Sendable (ScopedStore<F>) -> Content
    ) {
        self.id = id
        self.modes = modes
        makeTitle = title
        self.symbol = symbol
        self.placement = placement
        self.order = order
        self.view = { access in
            guard let store = access.scope(feature) else { return AnyView(EmptyView()) }
            return AnyView(view(store))
        }
        self.badge = { slices in slices.state(of: feature).flatMap(badge) }
        location = { slices in slices.state(of: feature).map { coordinator.components(for: path($0)) } ?? [] }
        open = { components in coordinator.path(for: components).map { SliceAction(feature, opened($0)) } }
    }
}
