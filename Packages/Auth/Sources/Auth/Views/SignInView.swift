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
            QuietButton(Strings.forgotPasswordLink) { store.send(.mailPage(.newLinkTapped)) }.accessibilityIdentifier("auth.toForgotPassword")
            QuietButton(Strings.toRegister) { store.send(.registerLinkTapped) }.accessibilityIdentifier("auth.toRegister")
        }
        .navigationTitle(Strings.signIn)
    }
}

struct SignInView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            screen(CredentialsForm()).previewDisplayName("Empty")
            screen(CredentialsForm(email: "ana@example.com", password: "a passphrase", isBusy: true)).previewDisplayName("Busy")
            screen(CredentialsForm(email: "ana@example.com", message: "Your email or password is incorrect.")).previewDisplayName("Failed")
            screen(CredentialsForm(fields: ["email": Strings.emailMissing, "password": Strings.passwordMissing])).previewDisplayName("Fields missing")
        }
    }

    private static func screen(_ form: CredentialsForm) -> some View {
        SignInView(store: ScopedStore(state: AuthState(session: .signedOut, form: form)), productName: "Tumble")
    }
}
