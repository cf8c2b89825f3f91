import CoreUI
import Theme
import UI

/// The fields of name and phone number with the button that saves them, for the profile's page and the first sign-in.
struct ProfileFields: View {
    let saveTitle: String
    let store: ScopedStore<ProfileFeature>

    var body: some View {
        Card {
            Form {
                if let message = store.state.message { NoticeBanner(message, tone: .danger) }
                nameField
                phoneField
                PrimaryButton(saveTitle, isBusy: store.state.isBusy) { store.send(.saveTapped) }
                    .accessibilityIdentifier("auth.profile.save")
            }
            .onSubmit { store.send(.saveTapped) }
        }
    }

    private var nameField: some View {
        TextFormField(
            Strings.name, text: store.binding(\.name) { .nameChanged($0) }, message: store.state.fields["name"], identifier: "auth.profile.name"
        )
        .textContentType(.name)
    }

    private var phoneField: some View {
        TextFormField(
            Strings.phone, text: store.binding(\.phone) { .phoneChanged($0) }, hint: Strings.phoneHint, message: store.state.fields["phone"],
            identifier: "auth.profile.phone"
        )
        .keyboardType(.phonePad)
        .textContentType(.telephoneNumber)
    }
}
