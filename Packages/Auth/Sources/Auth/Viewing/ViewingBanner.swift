import Core
public import CoreUI
import Theme
public import UI

/// The bar that says through whose eyes an administrator sees the product, with the button that ends it.
public struct ViewingBanner: View {
    private let store: ScopedStore<AuthFeature>
    private let name: String

    /// Makes the bar.
    ///
    /// - Parameter name: the person's name.
    public init(store: ScopedStore<AuthFeature>, name: String) {
        self.store = store
        self.name = name
    }

    /// The bar.
    public var body: some View {
        TopBanner(APIError.readOnly(as: name).message) {
            SecondaryButton(Strings.endViewing, isBusy: store.state.viewing.isEnding) { store.send(.viewing(.endTapped)) }
                .accessibilityIdentifier("auth.viewing.end")
        }
        .accessibilityIdentifier("auth.viewing")
    }
}
