import Core
import CoreUI
import Theme
import UI

/// The fields of a saved address with the button that keeps it.
struct AddressFields: View {
    let form: AddressForm
    let isDefault: Bool
    let send: (AddressAction) -> Void

    var body: some View {
        Card {
            Form {
                if let message = form.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.address.message") }
                field(Strings.addressName, form.label, "label") { .labelChanged($0) }
                field(Strings.street, form.line1, "line1") { .line1Changed($0) }
                field(Strings.line2, form.line2, "line2") { .line2Changed($0) }
                field(Strings.city, form.city, "city") { .cityChanged($0) }
                field(Strings.postalCode, form.postalCode, "postalCode") { .postalCodeChanged($0) }
                field(Strings.instructions, form.instructions, "instructions", hint: Strings.instructionsHint) { .instructionsChanged($0) }
                if !isDefault { defaultToggle }
                PrimaryButton(Strings.save, isBusy: form.isBusy) { send(.saveTapped) }
                    .accessibilityIdentifier("auth.address.save")
            }
            .onSubmit { send(.saveTapped) }
        }
    }

    private var defaultToggle: some View {
        Toggle(Strings.makeDefault, isOn: Binding(get: { form.isDefault }, set: { send(.defaultToggled($0)) }))
            .accessibilityIdentifier("auth.address.default")
    }

    private func field(
        _ title: String, _ text: String, _ name: String, hint: String? = nil, _ action: @escaping (String) -> AddressAction
    ) -> some View {
        TextFormField(
            title, text: Binding(get: { text }, set: { send(action($0)) }), hint: hint, message: form.fields[name], identifier: "auth.address.\(name)")
    }
}

struct AddressFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressFields(form: AddressForm(), isDefault: false) { _ in }.previewDisplayName("Empty")
            AddressFields(form: AddressForm(.sample, isDefault: true), isDefault: true) { _ in }.previewDisplayName("Loaded")
        }
    }
}
