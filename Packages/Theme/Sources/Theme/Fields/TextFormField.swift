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
        LabelledField(identifier: identifier, hint: hint, message: message) {
            TextField(label, text: text, prompt: placeholder.isEmpty ? nil : Text(placeholder))
        }
    }
}

#if DEBUG
struct TextFormField_Previews: PreviewProvider {
    static var previews: some View {
        TextFormField("Email", text: .constant(""), placeholder: "you@example.com", hint: "For receipts", identifier: "preview.empty")
            .previewDisplayName("Empty")
        TextFormField("Email", text: .constant("ana@example.com"), identifier: "preview.email").previewDisplayName("Filled")
        TextFormField("Email", text: .constant("ana@"), message: "Give an address with a domain", identifier: "preview.wrong")
            .previewDisplayName("Failed")
        TextFormField(
            "Where the driver finds the laundry when nobody is at home", text: .constant("Behind the blue door on the left side of the house"),
            hint: "The driver reads this at the door, so say it the way a stranger understands it", identifier: "preview.long"
        ).previewDisplayName("Long text")
    }
}
#endif
