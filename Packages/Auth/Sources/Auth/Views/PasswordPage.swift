import Core
import CoreUI
import Theme
import UI

/// The page that changes the password.
struct PasswordPage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.changePassword, subtitle: Strings.changePasswordSubtitle, store: store) {
            if let form = store.state.passwordForm { Card { fields(form) } }
        }
    }

    private func fields(_ form: PasswordForm) -> some View {
        Form {
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            SecureFormField(
                Strings.currentPassword, text: Binding(get: { form.current }, set: { store.send(.password(.currentChanged($0))) }),
                message: form.fields["currentPassword"], identifier: "auth.password.current"
            )
            .textContentType(.password)
            SecureFormField(
                Strings.newPassword, text: Binding(get: { form.new }, set: { store.send(.password(.newChanged($0))) }),
                hint: Strings.passwordHint, message: form.fields["newPassword"], identifier: "auth.password.new"
            )
            .textContentType(.newPassword)
            PrimaryButton(Strings.changePassword, isBusy: form.isBusy) { store.send(.password(.saveTapped)) }
                .accessibilityIdentifier("auth.password.save")
        }
        .onSubmit { store.send(.password(.saveTapped)) }
    }
}

struct PasswordPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PasswordPage(store: .preview(path: [.password])).previewDisplayName("Empty")
            PasswordPage(store: .preview(path: [.password]) { $0.passwordForm?.isBusy = true }).previewDisplayName("Busy")
            PasswordPage(store: .preview(path: [.password]) { $0.passwordForm?.fields = ["newPassword": Strings.passwordTooShort] })
                .previewDisplayName("Failed")
        }
    }
}
