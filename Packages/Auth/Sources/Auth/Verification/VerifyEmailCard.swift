import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// Says what is wrong with the person's email address, if anything is: it isn't confirmed, or another account has confirmed it.
struct EmailNoticeCard: View {
    let user: User
    let store: ScopedStore<VerificationFeature>

    @ViewBuilder var body: some View {
        if user.emailLost {
            Card {
                NoticeBanner(Strings.emailLost(user.email), tone: .danger).accessibilityIdentifier("auth.email.lost")
                SecondaryButton(Strings.changeEmail) { store.send(.changeTapped) }.accessibilityIdentifier("auth.email.toChange")
            }
        } else if !user.emailVerified {
            VerifyEmailCard(email: user.email, store: store)
        }
    }
}

/// Says that the email address isn't confirmed, and sends the mail again.
struct VerifyEmailCard: View {
    let email: String
    let store: ScopedStore<VerificationFeature>

    var body: some View {
        Card {
            switch store.state {
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
        SecondaryButton(Strings.resendVerification, isBusy: store.state == .sending) { store.send(.resendTapped) }
            .accessibilityIdentifier("auth.verification.resend")
    }
}
