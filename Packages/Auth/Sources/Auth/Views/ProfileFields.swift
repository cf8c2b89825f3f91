import Core
import CoreUI
import Theme
import UI

/// Name and phone number with the button that keeps them.
struct ProfileFields: View {
    let form: ProfileForm
    let saveTitle: String
    let store: ScopedStore<AuthFeature>

    var body: some View {
        Card {
            Form {
                if let message = form.message { NoticeBanner(message, tone: .danger) }
                nameField
                phoneField
                PrimaryButton(saveTitle, isBusy: form.isBusy) { store.send(.profileSaveTapped) }
                    .accessibilityIdentifier("auth.profile.save")
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

struct ProfileFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileFields(form: ProfileForm(name: "Ana Ruiz", phone: ""), saveTitle: Strings.save, store: .preview()).previewDisplayName("Loaded")
            ProfileFields(form: ProfileForm(name: "Ana Ruiz", phone: "", isBusy: true), saveTitle: Strings.save, store: .preview())
                .previewDisplayName("Busy")
            ProfileFields(
                form: ProfileForm(name: "", phone: "?", message: nil, fields: ["name": Strings.nameMissing]), saveTitle: Strings.save, store: .preview()
            )
            .previewDisplayName("Failed")
        }
    }
}
