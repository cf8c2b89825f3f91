public import CoreUI
import Theme
public import UI

/// The screen for creating an account, with the way back to signing in.
public struct RegisterView: View {
    private let store: ScopedStore<RegisterFeature>
    private let productName: String

    /// Creates the screen with the product's name on top.
    public init(store: ScopedStore<RegisterFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.register, subtitle: Strings.registerSubtitle)
            Card { form }
            QuietButton(Strings.toSignIn) { store.send(.signInTapped) }.accessibilityIdentifier("auth.toSignIn")
        }
        .navigationTitle(Strings.register)
    }

    private var form: some View {
        Form {
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            TextFormField(Strings.name, text: store.binding(\.name) { .nameChanged($0) }, message: store.state.fields["name"], identifier: "auth.name")
                .textContentType(.name)
            TextFormField(
                Strings.email, text: store.binding(\.email) { .emailChanged($0) }, message: store.state.fields["email"], identifier: "auth.email"
            )
            .keyboardType(.emailAddress)
            .textContentType(.username)
            SecureFormField(
                Strings.password, text: store.binding(\.password) { .passwordChanged($0) }, hint: Strings.passwordHint,
                message: store.state.fields["password"], identifier: "auth.password"
            )
            .textContentType(.newPassword)
            PrimaryButton(Strings.register, isBusy: store.state.isBusy) { store.send(.submitTapped) }
                .accessibilityIdentifier("auth.submit")
        }
        .onSubmit { store.send(.submitTapped) }
    }
}
