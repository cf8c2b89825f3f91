import AuthAPI
import CoreUI
import Theme
import UI

/// The choices of how laundry is done.
struct LaundryFields: View {
    let form: PreferencesForm
    let send: (PreferencesAction) -> Void

    var body: some View {
        SectionCard(Strings.laundry) {
            ChipField(
                Strings.detergent, Preferences.Detergent.allCases, selection: form.preferences.detergent, identifier: "auth.preferences", name: Strings.name
            ) { send(.detergentChosen($0)) }
            ChipField(
                Strings.temperature, Preferences.Temperature.allCases, selection: form.preferences.temperature, identifier: "auth.preferences",
                name: Strings.name
            ) { send(.temperatureChosen($0)) }
            ChipField(
                Strings.folding, Preferences.Folding.allCases, selection: form.preferences.folding, identifier: "auth.preferences", name: Strings.name
            ) { send(.foldingChosen($0)) }
            Toggle(Strings.softener, isOn: Binding(get: { form.preferences.softener }, set: { send(.softenerToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.softener")
            FormField(Strings.washNotes, hint: Strings.washNotesHint, message: form.notesMessage) {
                TextEditor(text: Binding(get: { form.preferences.notes ?? "" }, set: { send(.notesChanged($0)) }))
                    .accessibilityIdentifier("auth.preferences.notes")
            }
        }
    }
}

struct LaundryFields_Previews: PreviewProvider {
    static var previews: some View {
        LaundryFields(form: PreferencesForm(Preferences(detergent: .hypoallergenic, softener: true, notes: "No wool, please."))) { _ in }
            .previewDisplayName("Loaded")
    }
}
