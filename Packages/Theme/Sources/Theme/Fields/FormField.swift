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
    private let content: Content

    /// Makes a field; `message` says what is wrong, nil for nothing.
    public init(_ label: String, hint: String? = nil, message: String? = nil, kind: Kind = .control, @ViewBuilder content: () -> Content) {
        self.label = label
        self.hint = hint
        self.message = message
        self.kind = kind
        self.content = content()
    }

    /// The label around the control and the lines that belong to it, so that assistive technology reads them with it.
    public var body: some View {
        Element(
            kind == .control ? "label" : "div", class: message == nil ? "t-field" : "t-field is-invalid",
            attributes: kind == .control ? [] : [("role", "group"), ("aria-label", label)]
        ) {
            Element("span", class: "t-field-label") { Text(label) }
            content
            FieldNote(hint: hint, message: message)
        }
    }
}

struct FormField_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            FormField("Note", hint: "The driver sees it") { TextEditor(text: .constant("")) }
            FormField("Wash", message: "Choose one", kind: .group) { Chip("Cold", isSelected: false) {} }
        }
    }
}
