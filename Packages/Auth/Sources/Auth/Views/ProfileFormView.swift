import Core
import CoreUI
import Theme
import UI

/// The form for changing name and phone number.
struct ProfileFormView: View {
    let form: ProfileForm
    let store: ScopedStore<AuthFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            Form {
                if let message = form.message { NoticeBanner(message, tone: .danger) }
                nameField
                phoneField
                HStack(spacing: theme.spacing.md) {
                    PrimaryButton(Strings.save, isBusy: form.isBusy) { store.send(.profileSaveTapped) }
                        .accessibilityIdentifier("auth.profile.save")
                    QuietButton(Strings.cancel, isDisabled: form.isBusy) { store.send(.editCancelTapped) }
                        .accessibilityIdentifier("auth.profile.cancel")
                }
            }
            .onSubmit { store.send(.profileSaveTapped) }
        }
    }

    private var nameField: some View {
        TextFormField(
            Strings.name, text: Binding(get: { form.name }, set: { store.send(.profileNameChanged($0)) }), message: form.fields["name"],
            identifier: "auth.profile.name"
        )
        .textContentType(.name)
    }

    private var phoneField: some View {
        TextFormField(
            Strings.phone, text: Binding(get: { form.phone }, set: { store.send(.profilePhoneChanged($0)) }), hint: Strings.phoneHint,
            message: form.fields["phone"], identifier: "auth.profile.phone"
        )
        .keyboardType(.phonePad)
        .textContentType(.telephoneNumber)
    }
}

struct ProfileFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileFormView(form: ProfileForm(name: "Ana Ruiz", phone: ""), store: ScopedStore(state: AuthState()))
            ProfileFormView(
                form: ProfileForm(name: "", phone: "", fields: ["name": "Please tell us your name."]), store: ScopedStore(state: AuthState()))
        }
    }
}
