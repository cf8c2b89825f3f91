public import Core
public import UI

/// A part of a feature that is there on every tab of some modes, in front of the tab or unseen, such as an offer that waits for a response.
///
/// ```swift
/// Overlay(modes: [.driver], feature: FleetFeature.self) { OfferOverlay(store: $0.scope(\.offer, FleetFeature.Action.offer)) }
/// ```
///
/// Present its content over the page, as a sheet or a dialog, so that it takes no room in the tab.
public struct Overlay: Sendable {
    /// The modes that include it.
    public let modes: Set<Mode>
    /// Builds its content.
    public let view: @Sendable (StoreAccess) -> AnyView

    /// Creates an overlay of one feature.
    ///
    /// - Parameter view: builds its content, which is empty while there is nothing to show.
    public init<F: Feature, Content: View & SendableMetatype>(
        modes: Set<Mode>, feature: F.Type, @ViewBuilder view: @escaping @Sendable (ScopedStore<F>) -> Content
    ) {
        self.modes = modes
        self.view = { access in
            guard let store = access.scope(feature) else { return AnyView(EmptyView()) }
            return AnyView(view(store))
        }
    }
}
