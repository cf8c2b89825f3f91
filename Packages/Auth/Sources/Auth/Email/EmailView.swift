import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the email address: the one of now, the one that waits to be confirmed, and the form that changes it.
struct EmailView: View {
    let store: ScopedStore<EmailFeature>
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.email, subtitle: Strings.emailSubtitle, back: back) {
            ViewStateView(store.state.address, retry: { store.send(.appeared) }) { address in
                present(address)
                if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.email.failed") }
                // One after the other, so that the typed password goes with the form.
                if let pending = address.pending { waiting(pending) } else { SectionCard(Strings.changeEmail) { form } }
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private func present(_ address: AccountEmail) -> some View {
        Card {
            if address.emailLost {
                NoticeBanner(Strings.emailLost(address.email), tone: .danger)
            } else {
                ListRow(
                    address.email, subtitle: address.emailVerified ? Strings.emailConfirmed : Strings.emailUnconfirmed,
                    symbol: AppSymbols.mailName, tone: address.emailVerified ? .success : .warning)
            }
        }
        .accessibilityIdentifier("auth.email.present")
    }

    private func waiting(_ pending: AccountEmail.Pending) -> some View {
        Card {
            if store.state.isSentAgain {
                NoticeBanner(Strings.verificationSent(pending.email), tone: .success).accessibilityIdentifier("auth.email.sentAgain")
            } else {
                NoticeBanner(Strings.emailPending(pending.email), tone: .info).accessibilityIdentifier("auth.email.pending")
            }
            SecondaryButton(Strings.resendVerification, isBusy: store.state.work == .resending, isDisabled: store.state.work != .none) {
                store.send(.resendTapped)
            }
            .accessibilityIdentifier("auth.email.resend")
            QuietButton(Strings.cancelEmailChange, isBusy: store.state.work == .canceling, isDisabled: store.state.work != .none) {
                store.send(.cancelTapped)
            }
            .accessibilityIdentifier("auth.email.cancel")
        }
    }

    private var form: some View {
        Form {
            TextFormField(
                Strings.newEmail, text: store.binding(\.email) { .emailChanged($0) }, hint: Strings.newEmailHint, message: store.state.fields["email"],
                identifier: "auth.email.new"
            )
            .keyboardType(.emailAddress)
            .textContentType(.username)
            SecureFormField(
                Strings.currentPassword, text: store.binding(\.password) { .passwordChanged($0) }, message: store.state.fields["currentPassword"],
                identifier: "auth.email.password"
            )
            .textContentType(.password)
            PrimaryButton(Strings.sendLink, isBusy: store.state.work == .changing) { store.send(.changeTapped) }
                .accessibilityIdentifier("auth.email.save")
        }
        .onSubmit { store.send(.changeTapped) }
    }
}
