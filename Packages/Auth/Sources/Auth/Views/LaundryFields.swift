import AuthAPI
import Core
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
                Strings.detergent, LaundryPreferences.Detergent.allCases, selection: form.preferences.laundry.detergent, identifier: "auth.preferences",
                name: Strings.name
            ) { send(.detergentChosen($0)) }
            ChipField(
                Strings.temperature, LaundryPreferences.Temperature.allCases, selection: form.preferences.laundry.temperature, identifier: "auth.preferences",
                name: Strings.name
            ) { send(.temperatureChosen($0)) }
            ChipField(
                Strings.folding, LaundryPreferences.Folding.allCases, selection: form.preferences.laundry.folding, identifier: "auth.preferences",
                name: Strings.name
            ) { send(.foldingChosen($0)) }
            Toggle(Strings.softener, isOn: Binding(get: { form.preferences.laundry.softener }, set: { send(.softenerToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.softener")
            FormField(Strings.washNotes, hint: Strings.washNotesHint, message: form.notesMessage) {
                TextEditor(text: Binding(get: { form.preferences.laundry.notes ?? "" }, set: { send(.notesChanged($0)) }))
                    .accessibilityIdentifier("auth.preferences.notes")
            }
        }
    }
}

struct LaundryFields_Previews: PreviewProvider {
    static var previews: some View {
        LaundryFields(form: PreferencesForm(Preferences(laundry: LaundryPreferences(detergent: .hypoallergenic, softener: true, notes: "No wool, please.")))) {
            _ in
        }
        .previewDisplayName("Loaded")
    }
}
