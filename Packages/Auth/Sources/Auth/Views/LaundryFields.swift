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
            chips(Strings.detergent, Preferences.Detergent.allCases, form.preferences.detergent, Strings.name) { .detergentChosen($0) }
            chips(Strings.temperature, Preferences.Temperature.allCases, form.preferences.temperature, Strings.name) { .temperatureChosen($0) }
            chips(Strings.folding, Preferences.Folding.allCases, form.preferences.folding, Strings.name) { .foldingChosen($0) }
            Toggle(Strings.softener, isOn: Binding(get: { form.preferences.softener }, set: { send(.softenerToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.softener")
            FormField(Strings.washNotes, hint: Strings.washNotesHint, message: form.notesMessage) {
                TextEditor(text: Binding(get: { form.preferences.notes ?? "" }, set: { send(.notesChanged($0)) }))
                    .accessibilityIdentifier("auth.preferences.notes")
            }
        }
    }

    private func chips<Choice: RawRepresentable<String> & Hashable>(
        _ title: String, _ choices: [Choice], _ selection: Choice, _ name: @escaping (Choice) -> String,
        _ action: @escaping (Choice) -> PreferencesAction
    ) -> some View {
        FormField(title, kind: .group) {
            ChipRow {
                ForEach(choices, id: \.self) { choice in
                    Chip(name(choice), isSelected: choice == selection) { send(action(choice)) }
                        .accessibilityIdentifier("auth.preferences.\(choice.rawValue)")
                }
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
