public import Core
public import UI

/// A place in the app with a name in the tab bar or an icon in the header; its URL is `/{mode}/{id}/...`.
public struct Tab: Sendable {
    /// Where the tab shows.
    public enum Placement: Sendable {
        /// In the tab bar (at the bottom of a phone, at the side of a wide screen).
        case bar
        /// As an icon in the header.
        case header
        /// As the person: the last tab of a phone, the menu behind the initials on wide screens.
        case account
    }

    /// The word in the URL, unique in a mode.
    public let id: String
    /// The modes that show it.
    public let modes: Set<Mode>
    /// What the person reads, in the language of the work under way.
    public var title: String { makeTitle() }
    private let makeTitle: @Sendable () -> String
    /// The name of its symbol.
    public let symbol: String
    /// Where it shows.
    public let placement: Placement
    /// Lower comes first.
    public let order: Int
    /// What the tab shows.
    public let view: @Sendable (StoreAccess) -> AnyView
    /// Where inside the tab the person is, as the rest of the URL.
    public let location: @Sendable (Slices) -> [String]
    /// The action that goes to a place inside the tab; nil where there is no such place.
    public let open: @Sendable ([String]) -> SliceAction?
    /// A short count or mark on the tab's symbol, such as of unread messages; nil for none.
    public let badge: @Sendable (Slices) -> String?

    /// Creates a tab of one feature.
    ///
    /// - Parameters:
    ///   - title: what the person reads; made anew for each reading, so that it follows the language.
    ///   - coordinator: turns the rest of the URL into a path and back; its path is a field of the feature's state.
    ///   - path: that field.
    ///   - opened: makes the action that sets it.
    ///   - badge: a short count or mark on the tab's symbol; nil for none.
    ///   - view: what the tab shows.
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
