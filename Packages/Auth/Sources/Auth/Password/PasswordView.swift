import CoreUI
import Theme
import UI

/// The page that changes the password.
struct PasswordView: View {
    let store: ScopedStore<PasswordFeature>
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.changePassword, subtitle: Strings.changePasswordSubtitle, back: back) {
            Card { form }
        }
    }

    private var form: some View {
        Form {
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            SecureFormField(
                Strings.currentPassword, text: store.binding(\.current) { .currentChanged($0) }, message: store.state.fields["currentPassword"],
                identifier: "auth.password.current"
            )
            .textContentType(.password)
            SecureFormField(
                Strings.newPassword, text: store.binding(\.new) { .newChanged($0) }, hint: Strings.passwordHint,
                message: store.state.fields["newPassword"], identifier: "auth.password.new"
            )
            .textContentType(.newPassword)
            PrimaryButton(Strings.changePassword, isBusy: store.state.isBusy) { store.send(.saveTapped) }
                .accessibilityIdentifier("auth.password.save")
        }
        .onSubmit { store.send(.saveTapped) }
    }
}
