import Core
import CoreUI
import Theme
import UI

/// Asks for the address that a link to a new password is mailed to.
struct ForgotPasswordFields: View {
    let form: ForgotPasswordForm
    let send: (MailPageAction) -> Void

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

struct ForgotPasswordFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForgotPasswordFields(form: ForgotPasswordForm()) { _ in }.previewDisplayName("Empty")
            ForgotPasswordFields(form: ForgotPasswordForm(email: "ana@example.com", isBusy: true)) { _ in }.previewDisplayName("Busy")
            ForgotPasswordFields(form: ForgotPasswordForm(email: "ana@example.com", isSent: true)) { _ in }.previewDisplayName("Sent")
            ForgotPasswordFields(form: ForgotPasswordForm(fields: ["email": Strings.emailMissing])) { _ in }.previewDisplayName("Failed")
        }
    }
}
