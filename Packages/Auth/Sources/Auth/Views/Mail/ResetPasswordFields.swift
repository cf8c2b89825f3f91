import Core
import CoreUI
import Theme
import UI

/// Asks for the new password that a mailed link allows.
struct ResetPasswordFields: View {
    let form: ResetPasswordForm
    let send: (MailPageAction) -> Void

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

struct ResetPasswordFields_Previews: PreviewProvider {
    private static func fields(_ token: String = "x", _ change: (inout ResetPasswordForm) -> Void = { _ in }) -> some View {
        var form = ResetPasswordForm(token: token)
        change(&form)
        return ResetPasswordFields(form: form) { _ in }
    }

    static var previews: some View {
        Group {
            fields().previewDisplayName("Empty")
            fields { $0.isBusy = true }.previewDisplayName("Busy")
            fields { $0.fields = ["newPassword": Strings.passwordTooShort] }.previewDisplayName("Failed")
            fields("").previewDisplayName("Used link")
            fields { $0.isDone = true }.previewDisplayName("Done")
        }
    }
}
