#if DEBUG
import AuthAPI
import CoreUI
import UI

struct MailPageView_Previews: PreviewProvider {
    private static func page(_ page: MailPage, _ session: SessionFeature.State = .signedOut) -> some View {
        var state = AuthState(session: session)
        state.mailPage = page
        return MailPageView(store: ScopedStore(state: state), productName: "Tumble")
    }

    private static var otherAccount: EmailConfirmation {
        var confirmation = EmailConfirmation(token: "x")
        confirmation.isOtherAccount = true
        confirmation.message = "This link is for another account. Sign in to the account that it was sent for."
        return confirmation
    }

    static var previews: some View {
        Group {
            page(.forgotPassword(ForgotPasswordForm())).previewDisplayName("Forgotten password")
            page(.resetPassword(ResetPasswordForm(token: "x"))).previewDisplayName("New password")
            page(.verifyEmail(EmailConfirmation(token: "x"))).previewDisplayName("Confirmation while signed out")
            page(.verifyEmail(EmailConfirmation(token: "x")), .signedIn(.sample)).previewDisplayName("Confirmation")
            page(.verifyEmail(otherAccount), .signedIn(.sample)).previewDisplayName("Link of another account")
            page(.verifyEmail(EmailConfirmation(token: "")), .signedIn(.sample)).previewDisplayName("Used link while signed in")
        }
    }
}

struct ForgotPasswordFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            fields { $0.isBusy = true }.previewDisplayName("Busy")
            fields { $0.isSent = true }.previewDisplayName("Sent")
            fields { $0.fields = ["email": Strings.emailMissing] }.previewDisplayName("Failed")
        }
    }

    private static func fields(_ change: (inout ForgotPasswordForm) -> Void) -> some View {
        var form = ForgotPasswordForm(email: "ana@example.com")
        change(&form)
        return ForgotPasswordFields(form: form) { _ in }
    }
}

struct ResetPasswordFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            fields { $0.isBusy = true }.previewDisplayName("Busy")
            fields { $0.fields = ["newPassword": Strings.passwordTooShort] }.previewDisplayName("Failed")
            fields("").previewDisplayName("Used link")
            fields { $0.isDone = true }.previewDisplayName("Done")
        }
    }

    private static func fields(_ token: String = "x", _ change: (inout ResetPasswordForm) -> Void = { _ in }) -> some View {
        var form = ResetPasswordForm(token: token)
        change(&form)
        return ResetPasswordFields(form: form) { _ in }
    }
}

struct VerifyEmailFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            fields { $0.isBusy = true }.previewDisplayName("Busy")
            fields { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            fields { $0.isDone = true }.previewDisplayName("Done")
        }
    }

    private static func fields(_ change: (inout EmailConfirmation) -> Void) -> some View {
        var confirmation = EmailConfirmation(token: "x")
        change(&confirmation)
        return VerifyEmailFields(confirmation: confirmation) { _ in }
    }
}
#endif
