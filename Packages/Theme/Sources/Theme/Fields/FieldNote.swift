import UI

/// The line below a control: what is wrong, or else the hint. The control names it by `aria-describedby`.
struct FieldNote: View {
    let id: String
    let hint: String?
    let message: String?

    /// The id of the line below a control, made of what is unique to the control; nil where there is no line.
    static func id(of control: String, hint: String?, message: String?) -> String? {
        guard hint != nil || message != nil else { return nil }
        return control.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined().lowercased() + "-note"
    }

    var body: some View {
        if let message {
            Element("div", class: "t-field-message", attributes: [("id", id), ("role", "alert")]) {
                AppSymbols.warning
                Text(message)
            }
        } else if let hint {
            Element("div", class: "t-field-hint", attributes: [("id", id)]) { Text(hint) }
        }
    }
}
