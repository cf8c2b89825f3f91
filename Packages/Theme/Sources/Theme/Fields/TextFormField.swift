public import UI

/// A labelled line of text. Hints for the keyboard such as `.keyboardType(.emailAddress)` are set on it as on a text field.
public struct TextFormField: View {
    private let label: String
    private let text: Binding<String>
    private let placeholder: String
    private let hint: String?
    private let message: String?
    private let identifier: String

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - message: what is wrong, nil for nothing.
    ///   - identifier: names the input for tests.
    public init(
        _ label: String, text: Binding<String>, placeholder: String = "", hint: String? = nil, message: String? = nil, identifier: String
    ) {
        self.label = label
        self.text = text
        self.placeholder = placeholder
        self.hint = hint
        self.message = message
        self.identifier = identifier
    }

    /// The field.
    public var body: some View {
        LabelledField(hint: hint, message: message) {
            TextField(label, text: text, prompt: placeholder.isEmpty ? nil : Text(placeholder)).accessibilityIdentifier(identifier)
        }
    }
}

struct TextFormField_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            TextFormField("Email", text: .constant("ana@example.com"), identifier: "preview.email")
            SecureFormField("Password", text: .constant(""), hint: "At least 8 characters", identifier: "preview.password")
        }
    }
}
