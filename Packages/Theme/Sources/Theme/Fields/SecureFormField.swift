public import UI

/// A labelled line of text that isn't shown: a password.
public struct SecureFormField: View {
    private let label: String
    private let text: Binding<String>
    private let hint: String?
    private let message: String?
    private let identifier: String

    /// Makes a field; `message` says what is wrong, and `identifier` names the input for tests.
    public init(_ label: String, text: Binding<String>, hint: String? = nil, message: String? = nil, identifier: String) {
        self.label = label
        self.text = text
        self.hint = hint
        self.message = message
        self.identifier = identifier
    }

    /// The field.
    public var body: some View {
        LabelledField(identifier: identifier, hint: hint, message: message) {
            SecureField(label, text: text)
        }
    }
}

#if DEBUG
struct SecureFormField_Previews: PreviewProvider {
    static var previews: some View {
        SecureFormField("Password", text: .constant(""), hint: "At least 8 characters", identifier: "preview.password").previewDisplayName("Empty")
        SecureFormField("Password", text: .constant(""), message: "That is too short", identifier: "preview.short").previewDisplayName("Failed")
    }
}
#endif
