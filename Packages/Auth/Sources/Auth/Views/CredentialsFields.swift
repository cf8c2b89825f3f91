import Core
import CoreUI
import Theme
import UI

/// Address, password and the button of the forms for signing in and registering.
struct CredentialsFields: View {
    let store: ScopedStore<AuthFeature>

    private var form: CredentialsForm { store.state.form }

    var body: some View {
        Form {
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            if form.purpose == .register { nameField }
            emailField
            passwordField
            PrimaryButton(form.purpose == .signIn ? Strings.signIn : Strings.register, isBusy: form.isBusy) { store.send(.submitTapped) }
                .accessibilityIdentifier("auth.submit")
        }
        .onSubmit { store.send(.submitTapped) }
    }

    private var nameField: some View {
        TextFormField(
            Strings.name, text: store.binding(\.form.name) { .nameChanged($0) }, message: form.fields["name"], identifier: "auth.name"
        )
        .textContentType(.name)
    }

    private var emailField: some View {
        TextFormField(
            Strings.email, text: store.binding(\.form.email) { .emailChanged($0) }, message: form.fields["email"], identifier: "auth.email"
        )
        .keyboardType(.emailAddress)
        .textContentType(.username)
    }

    private var passwordField: some View {
        SecureFormField(
            Strings.password, text: store.binding(\.form.password) { .passwordChanged($0) },
            hint: form.purpose == .register ? Strings.passwordHint : nil, message: form.fields["password"], identifier: "auth.password"
        )
        .textContentType(form.purpose == .register ? .newPassword : .password)
    }
}

struct CredentialsFields_Previews: PreviewProvider {
    static var previews: some View {
        CredentialsFields(store: ScopedStore(state: AuthState(session: .signedOut, form: CredentialsForm(purpose: .register))))
            .previewDisplayName("Empty")
    }
}
