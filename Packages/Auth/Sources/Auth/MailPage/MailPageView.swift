import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// The open page around mail: a forgotten password, a new one, or the confirmation of an email address.
public struct MailPageView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Creates the page with the product's name on top.
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

    private func send(_ action: MailPageFeature.Action) { store.send(.mailPage(action)) }

    @ViewBuilder private var page: some View {
        switch store.state.mailPage {
        case .forgotPassword(let form): ForgotPasswordFields(form: form, send: send)
        case .resetPassword(let form): ResetPasswordFields(form: form, send: send)
        case .verifyEmail(let confirmation): verifyEmail(confirmation)
        case nil: EmptyView()
        }
    }

    @ViewBuilder private func verifyEmail(_ confirmation: EmailConfirmation) -> some View {
        if store.state.session == .signedOut, !confirmation.isSpent, !confirmation.isDone {
            PageHeader(Strings.verifyEmail, subtitle: Strings.confirmSignIn).navigationTitle(Strings.verifyEmail)
            Card { SignInForm(store: store.scope(\.signIn, AuthAction.signIn)) }
            PasskeyButton(
                Strings.signInWithPasskey, .get, store: store.scope(\.signIn.passkey) { .signIn(.passkey($0)) }, identifier: "auth.signInWithPasskey")
            QuietButton(Strings.forgotPasswordLink) { send(.newLinkTapped) }.accessibilityIdentifier("auth.toForgotPassword")
        } else {
            VerifyEmailFields(confirmation: confirmation, send: send)
            if confirmation.isOtherAccount { SignOutButton(store: store.scope(\.signOut, AuthAction.signOut)) }
            if confirmation.isSpent, let user = store.state.user {
                EmailNoticeCard(user: user, store: store.scope(\.verification, AuthAction.verification))
            }
        }
    }
}

/// Asks for the email address to which a link is mailed.
struct ForgotPasswordFields: View {
    let form: ForgotPasswordForm
    let send: (MailPageFeature.Action) -> Void

    var body: some View {
        PageHeader(Strings.forgotPassword, subtitle: Strings.forgotPasswordSubtitle).navigationTitle(Strings.forgotPassword)
        Card {
            if form.isSent { NoticeBanner(Strings.resetSent(form.email), tone: .success).accessibilityIdentifier("auth.forgot.sent") } else { fields }
        }
    }

    private var fields: some View {
        Form {
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            TextFormField(
                Strings.email, text: Binding(get: { form.email }, set: { send(.emailChanged($0)) }), message: form.fields["email"],
                identifier: "auth.forgot.email"
            )
            .keyboardType(.emailAddress)
            .textContentType(.username)
            PrimaryButton(Strings.sendLink, isBusy: form.isBusy) { send(.submitTapped) }.accessibilityIdentifier("auth.forgot.send")
        }
        .onSubmit { send(.submitTapped) }
    }
}

/// Asks for the new password that a mailed link allows.
struct ResetPasswordFields: View {
    let form: ResetPasswordForm
    let send: (MailPageFeature.Action) -> Void

    var body: some View {
        PageHeader(Strings.resetPassword, subtitle: Strings.resetPasswordSubtitle).navigationTitle(Strings.resetPassword)
        Card {
            if form.isDone {
                NoticeBanner(Strings.passwordReset, tone: .success).accessibilityIdentifier("auth.reset.done")
            } else if form.isSpent {
                NoticeBanner(Strings.linkSpent, tone: .danger).accessibilityIdentifier("auth.reset.spent")
                SecondaryButton(Strings.newLink) { send(.newLinkTapped) }.accessibilityIdentifier("auth.reset.newLink")
            } else {
                fields
            }
        }
    }

    private var fields: some View {
        Form {
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            SecureFormField(
                Strings.newPassword, text: Binding(get: { form.password }, set: { send(.passwordChanged($0)) }), hint: Strings.passwordHint,
                message: form.fields["newPassword"], identifier: "auth.reset.password"
            )
            .textContentType(.newPassword)
            PrimaryButton(Strings.resetPassword, isBusy: form.isBusy) { send(.submitTapped) }.accessibilityIdentifier("auth.reset.save")
        }
        .onSubmit { send(.submitTapped) }
    }
}

/// Confirms the email address of the signed-in account with a mailed link, upon a tap.
struct VerifyEmailFields: View {
    let confirmation: EmailConfirmation
    let send: (MailPageFeature.Action) -> Void

    var body: some View {
        PageHeader(Strings.verifyEmail, subtitle: Strings.verifyEmailSubtitle).navigationTitle(Strings.verifyEmail)
        Card {
            if confirmation.isDone {
                NoticeBanner(Strings.emailVerified, tone: .success).accessibilityIdentifier("auth.verify.done")
            } else if confirmation.isSpent {
                NoticeBanner(Strings.linkSpent, tone: .danger).accessibilityIdentifier("auth.verify.spent")
            } else {
                if let message = confirmation.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.verify.failed") }
                if !confirmation.isOtherAccount {
                    PrimaryButton(Strings.verifyEmail, isBusy: confirmation.isBusy) { send(.submitTapped) }
                        .accessibilityIdentifier("auth.verify.confirm")
                }
            }
        }
    }
}
