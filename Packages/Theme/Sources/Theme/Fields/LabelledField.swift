import UI

/// A control that has its label itself, with a hint and what is wrong with it.
struct LabelledField<Content: View>: View {
    let hint: String?
    let message: String?
    @ViewBuilder let content: Content

    var body: some View {
        Element("div", class: message == nil ? "t-field" : "t-field is-invalid") {
            content
            FieldNote(hint: hint, message: message)
        }
    }
}
