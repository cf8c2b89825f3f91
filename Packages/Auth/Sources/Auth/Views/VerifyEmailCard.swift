import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// Says that the address isn't confirmed, and sends the mail again.
struct VerifyEmailCard: View {
    let email: String
    let mail: VerificationMail
    let send: (VerificationAction) -> Void

    var body: some View {
        Card {
            switch mail {
            case .sent:
                NoticeBanner(Strings.verificationSent(email), tone: .success).accessibilityIdentifier("auth.verification.sent")
            case .failed(let message):
                NoticeBanner(message, tone: .danger)
                resend
            case .idle, .sending:
                NoticeBanner(Strings.emailNotVerified(email), tone: .warning)
                resend
            }
        }
    }

    private var resend: some View {
        SecondaryButton(Strings.resendVerification, isBusy: mail == .sending) { send(.resendTapped) }
            .accessibilityIdentifier("auth.verification.resend")
    }
}

struct VerifyEmailCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            VerifyEmailCard(email: "ana@example.com", mail: .idle) { _ in }.previewDisplayName("Not confirmed")
            VerifyEmailCard(email: "ana@example.com", mail: .sending) { _ in }.previewDisplayName("Busy")
            VerifyEmailCard(email: "ana@example.com", mail: .sent) { _ in }.previewDisplayName("Sent")
            VerifyEmailCard(email: "ana@example.com", mail: .failed("No connection. Please try again.")) { _ in }.previewDisplayName("Failed")
        }
    }
}
