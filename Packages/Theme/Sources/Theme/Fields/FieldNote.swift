import UI

/// The line below a control: what is wrong, or else the hint.
struct FieldNote: View {
    let hint: String?
    let message: String?

    var body: some View {
        if let message {
            Element("span", class: "t-field-message", attributes: [("role", "alert")]) {
                AppSymbols.warning
                Text(message)
            }
        } else if let hint {
            Element("span", class: "t-field-hint") { Text(hint) }
        }
    }
}
