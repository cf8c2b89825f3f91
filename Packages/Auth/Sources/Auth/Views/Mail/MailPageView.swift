import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// The page around mail that is open: a forgotten password, a new one, a confirmed address.
public struct MailPageView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Makes the page; `productName` stands on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The page.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            page
            QuietButton(store.state.user == nil ? Strings.backToSignIn : Strings.backToApp) { send(.closed) }
                .accessibilityIdentifier("auth.mail.close")
        }
    }

    private func send(_ action: MailPageAction) { store.send(.mailPage(action)) }

    @ViewBuilder private var page: some View {
        switch store.state.mailPage {
        case .forgotPassword(let form): ForgotPasswordFields(form: form, send: send)
        case .resetPassword(let form): ResetPasswordFields(form: form, send: send)
        case .verifyEmail(let confirmation):
            VerifyEmailFields(confirmation: confirmation, send: send)
            if confirmation.isSpent, let user = store.state.user, !user.emailVerified {
                VerifyEmailCard(email: user.email, mail: store.state.verificationMail) { store.send(.verification($0)) }
            }
        case nil: EmptyView()
        }
    }
}

struct MailPageView_Previews: PreviewProvider {
    private static func page(_ page: MailPage, _ session: AuthState.Session = .signedOut) -> some View {
        var state = AuthState(session: session)
        state.mailPage = page
        return MailPageView(store: ScopedStore(state: state), productName: "Tumble")
    }

    static var previews: some View {
        Group {
            page(.forgotPassword(ForgotPasswordForm())).previewDisplayName("Forgotten password")
            page(.resetPassword(ResetPasswordForm(token: "x"))).previewDisplayName("New password")
            page(.verifyEmail(EmailConfirmation(token: "x"))).previewDisplayName("Confirmation")
            page(.verifyEmail(EmailConfirmation(token: "")), .signedIn(.sample)).previewDisplayName("Used link while signed in")
        }
    }
}
