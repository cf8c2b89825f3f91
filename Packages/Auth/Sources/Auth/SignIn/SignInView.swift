public import CoreUI
import Theme
public import UI

/// The screen for signing in, with the ways to a forgotten password and to a new account.
public struct SignInView: View {
    private let store: ScopedStore<SignInFeature>
    private let productName: String

    /// Creates the screen with the product's name on top.
    public init(store: ScopedStore<SignInFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            if store.state.asksForCode {
                PageHeader(Strings.codeTitle, subtitle: Strings.codeSubtitle)
                Card { SignInCodeForm(store: store) }
                passkey
                QuietButton(Strings.codeBack) { store.send(.backTapped) }.accessibilityIdentifier("auth.code.back")
            } else {
                PageHeader(Strings.signIn, subtitle: Strings.signInSubtitle)
                if let day = store.state.deletionAt {
                    NoticeBanner(Strings.deletionAsked(DateFormat.day(day)), tone: .info).accessibilityIdentifier("auth.deletionAsked")
                }
                if store.state.isAskedAgain { NoticeBanner(Strings.signInAgain, tone: .info).accessibilityIdentifier("auth.signInAgain") }
                Card { SignInForm(store: store) }
                passkey
                QuietButton(Strings.forgotPasswordLink) { store.send(.forgotPasswordTapped) }.accessibilityIdentifier("auth.toForgotPassword")
                QuietButton(Strings.toRegister) { store.send(.registerTapped) }.accessibilityIdentifier("auth.toRegister")
            }
        }
        .navigationTitle(Strings.signIn)
    }

    private var passkey: some View {
        PasskeyButton(Strings.signInWithPasskey, .get, store: store.scope(\.passkey, SignInFeature.Action.passkey), identifier: "auth.signInWithPasskey")
    }
}

/// The field of the code that an account with a second factor needs.
struct SignInCodeForm: View {
    let store: ScopedStore<SignInFeature>

    var body: some View {
        Form {
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            CodeField(text: store.binding(\.code) { .codeChanged($0) }, message: store.state.fields["code"])
            PrimaryButton(Strings.signIn, isBusy: store.state.isBusy) { store.send(.submitTapped) }
                .accessibilityIdentifier("auth.submit")
        }
        .onSubmit { store.send(.submitTapped) }
    }
}

/// The fields for signing in with the button.
struct SignInForm: View {
    let store: ScopedStore<SignInFeature>

    var body: some View {
        Form {
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            TextFormField(
                Strings.email, text: store.binding(\.email) { .emailChanged($0) }, message: store.state.fields["email"], identifier: "auth.email"
            )
            .keyboardType(.emailAddress)
            .textContentType(.username)
            SecureFormField(
                Strings.password, text: store.binding(\.password) { .passwordChanged($0) }, message: store.state.fields["password"],
                identifier: "auth.password"
            )
            .textContentType(.password)
            PrimaryButton(Strings.signIn, isBusy: store.state.isBusy) { store.send(.submitTapped) }
                .accessibilityIdentifier("auth.submit")
        }
        .onSubmit { store.send(.submitTapped) }
    }
}
