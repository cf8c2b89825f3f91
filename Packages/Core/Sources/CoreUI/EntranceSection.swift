public import Core
public import UI

/// A section below the forms for signing in and for creating an account.
public struct EntranceSection: Sendable {
    /// Builds the section.
    public let view: @Sendable (StoreAccess) -> AnyView

    /// Creates a section of one feature.
    ///
    /// - Parameter view: builds the section.
    public init<F: Feature, Content: View & SendableMetatype>(feature: F.Type, @ViewBuilder view: @escaping @Sendable (ScopedStore<F>) -> Content) {
        self.view = { access in
            guard let store = access.scope(feature) else { return AnyView(EmptyView()) }
            return AnyView(view(store))
        }
    }
}
