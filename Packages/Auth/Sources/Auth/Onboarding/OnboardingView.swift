import Core
public import CoreUI
import Theme
public import UI

/// Asks for the name before the first use. Everything else can wait.
public struct OnboardingView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Creates the screen with the product's name on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.welcome, subtitle: Strings.onboardingSubtitle)
            if store.state.user != nil { ProfileFields(saveTitle: Strings.continueButton, store: store.scope(\.profile, AuthAction.profile)) }
            SignOutButton(store: store.scope(\.signOut, AuthAction.signOut))
        }
        .navigationTitle(Strings.welcome)
    }
}
