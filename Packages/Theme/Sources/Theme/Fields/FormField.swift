public import UI

/// A control without a label of its own, with one, a hint and what is wrong with it. For a line of text use `TextFormField`.
///
/// ```swift
/// FormField("Note", hint: "The driver sees it", message: state.errors["note"]) {
///     TextEditor(text: binding)
/// }
/// ```
public struct FormField<Content: View>: View {
    /// The kind of content.
    public enum Kind: Sendable {
        /// One control that a label can name, such as a text editor.
        case control
        /// Several controls, such as a row of chips.
        case group
    }

    private let label: String
    private let hint: String?
    private let message: String?
    private let kind: Kind
    private let identifier: String
    private let content: Content

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - message: what is wrong, nil for nothing.
    ///   - identifier: unique in the page; the label unless given.
    public init(
        _ label: String, hint: String? = nil, message: String? = nil, kind: Kind = .control, identifier: String? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.hint = hint
        self.message = message
        self.kind = kind
        self.identifier = identifier ?? label
        self.content = content()
    }

    /// The label around the control, and the line that belongs to it, which assistive technology reads with the control.
    public var body: some View {
        let note = FieldNote.id(of: identifier, hint: hint, message: message)
        Element("div", class: message == nil ? "t-field" : "t-field is-invalid", attributes: groupAttributes(note)) {
            if kind == .control {
                Element("label", class: "t-field-box") {
                    Element("span", class: "t-field-label") { Text(label) }
                    content.accessibilityDescribedBy([note ?? ""]).accessibilityInvalid(message != nil)
                }
            } else {
                Element("span", class: "t-field-label", attributes: [("aria-hidden", "true")]) { Text(label) }
                content
            }
            if let note { FieldNote(id: note, hint: hint, message: message) }
        }
    }

    private func groupAttributes(_ note: String?) -> [(String, String)] {
        guard kind == .group else { return [] }
        return [("role", "group"), ("aria-label", label)] + (note.map { [("aria-describedby", $0)] } ?? [])
    }
}

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

#if DEBUG
struct FormField_Previews: PreviewProvider {
    static var previews: some View {
        FormField("Note", hint: "The driver sees it") { TextEditor(text: .constant("")) }.previewDisplayName("Empty")
        FormField("Note", hint: "The driver sees it") { TextEditor(text: .constant("Ring twice")) }.previewDisplayName("Filled")
        FormField("Wash", message: "Choose one", kind: .group) {
            ChipRow {
                Chip("Cold", isSelected: false) {}
                Chip("Warm", isSelected: false) {}
            }
        }.previewDisplayName("Failed")
    }
}
#endif
