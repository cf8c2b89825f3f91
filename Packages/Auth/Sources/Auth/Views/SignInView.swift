import Core
public import CoreUI
import Theme
public import UI

/// The screen for signing in, with a way to registering.
public struct SignInView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Makes the screen; `productName` stands on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.signIn, subtitle: Strings.signInSubtitle)
            Card { CredentialsFields(store: store) }
            QuietButton(Strings.toRegister) { store.send(.registerLinkTapped) }.accessibilityIdentifier("auth.toRegister")
        }
        .navigationTitle(Strings.signIn)
    }
}

struct SignInView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SignInView(store: ScopedStore(state: AuthState(session: .signedOut)), productName: "Tumble")
            SignInView(
                store: ScopedStore(state: AuthState(session: .signedOut, form: CredentialsForm(email: "ana@example.com", isBusy: true))),
                productName: "Tumble")
            SignInView(
                store: ScopedStore(state: AuthState(session: .signedOut, form: CredentialsForm(message: "E-mail or password is wrong."))),
                productName: "Tumble")
        }
    }
}
