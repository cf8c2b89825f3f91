public import UI

/// A control without a label of its own, with one, a hint and what is wrong with it. For a line of text use `TextFormField`.
///
/// ```swift
/// FormField("Note", hint: "The driver sees it", message: state.errors["note"]) {
///     TextEditor(text: binding)
/// }
/// ```
public struct FormField<Content: View>: View {
    /// What the content is.
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
