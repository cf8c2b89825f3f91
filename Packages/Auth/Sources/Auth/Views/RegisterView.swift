import Core
public import CoreUI
import Theme
public import UI

/// The screen for making an account, with a way back to signing in.
public struct RegisterView: View {
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
            PageHeader(Strings.register, subtitle: Strings.registerSubtitle)
            Card { CredentialsFields(store: store) }
            QuietButton(Strings.toSignIn) { store.send(.signInLinkTapped) }.accessibilityIdentifier("auth.toSignIn")
        }
        .navigationTitle(Strings.register)
    }
}

struct RegisterView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            screen(CredentialsForm(purpose: .register)).previewDisplayName("Empty")
            screen(CredentialsForm(purpose: .register, name: "Ana", email: "ana@example.com", isBusy: true)).previewDisplayName("Busy")
            screen(CredentialsForm(purpose: .register, fields: ["password": Strings.passwordTooShort])).previewDisplayName("Failed")
        }
    }

    private static func screen(_ form: CredentialsForm) -> some View {
        RegisterView(store: ScopedStore(state: AuthState(session: .signedOut, form: form)), productName: "Tumble")
    }
}
