import UI

/// A control that has its label itself, with a hint and what is wrong with it, which are read aloud with the control.
struct LabelledField<Content: View>: View {
    let identifier: String
    let hint: String?
    let message: String?
    @ViewBuilder let content: Content

    var body: some View {
        let note = FieldNote.id(of: identifier, hint: hint, message: message)
        Element("div", class: message == nil ? "t-field" : "t-field is-invalid") {
            content
                .accessibilityIdentifier(identifier)
                .accessibilityDescribedBy([note ?? ""])
                .accessibilityInvalid(message != nil)
            if let note { FieldNote(id: note, hint: hint, message: message) }
        }
    }
}
