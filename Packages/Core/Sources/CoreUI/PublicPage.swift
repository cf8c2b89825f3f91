public import Core
public import UI

/// A page outside the tabs that opens for everybody, signed in or not, in front of everything else.
public struct PublicPage: Sendable {
    /// Returns the action that opens the page at a path with its query; nil if the path is another's.
    public let open: @Sendable (String) -> SliceAction?
    /// Returns the path of the page while it is open; nil while it isn't.
    public let path: @Sendable (Slices) -> String?
    /// The action that closes the page.
    public let close: SliceAction
    /// Builds the page.
    public let view: @Sendable (StoreAccess) -> AnyView

    /// Creates a page of one feature. Its state has to survive a sign-out, see ``Feature/stateAfterSignOut(_:)``.
    ///
    /// - Parameters:
    ///   - opened: makes the action that opens a path; nil for paths of other pages.
    ///   - path: the path of the page while it is open; nil while it isn't.
    ///   - closed: the action that closes it.
    ///   - view: builds the page.
    public init<F: Feature, Content: View & SendableMetatype>(
        feature: F.Type, opened: @escaping @Sendable (String) -> F.Action?, path: @escaping @Sendable (F.State) -> String?, closed: F.Action,
        @ViewBuilder view: @escaping @Sendable (ScopedStore<F>) -> Content
    ) {
        open = { address in opened(address).map { SliceAction(feature, $0) } }
        self.path = { slices in slices.state(of: feature).flatMap(path) }
        close = SliceAction(feature, closed)
        self.view = { access in
            guard let store = access.scope(feature) else { return AnyView(EmptyView()) }
            return AnyView(view(store))
        }
    }
}
