import Core
import CoreUI
import Theme
import UI

/// Confirms an address with a mailed link, upon a press.
struct VerifyEmailFields: View {
    let confirmation: EmailConfirmation
    let send: (MailPageAction) -> Void

    var body: some View {
        PageHeader(Strings.verifyEmail, subtitle: Strings.verifyEmailSubtitle).navigationTitle(Strings.verifyEmail)
        Card {
            if confirmation.isDone {
                NoticeBanner(Strings.emailVerified, tone: .success).accessibilityIdentifier("auth.verify.done")
            } else if confirmation.isSpent {
                NoticeBanner(Strings.linkSpent, tone: .danger).accessibilityIdentifier("auth.verify.spent")
            } else {
                if let message = confirmation.message { NoticeBanner(message, tone: .danger) }
                PrimaryButton(Strings.verifyEmail, isBusy: confirmation.isBusy) { send(.submitTapped) }
                    .accessibilityIdentifier("auth.verify.confirm")
            }
        }
    }
}

struct VerifyEmailFields_Previews: PreviewProvider {
    private static func fields(_ token: String = "x", _ change: (inout EmailConfirmation) -> Void = { _ in }) -> some View {
        var confirmation = EmailConfirmation(token: token)
        change(&confirmation)
        return VerifyEmailFields(confirmation: confirmation) { _ in }
    }

    static var previews: some View {
        Group {
            fields().previewDisplayName("Ready")
            fields { $0.isBusy = true }.previewDisplayName("Busy")
            fields { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            fields("").previewDisplayName("Used link")
            fields { $0.isDone = true }.previewDisplayName("Done")
        }
    }
}
