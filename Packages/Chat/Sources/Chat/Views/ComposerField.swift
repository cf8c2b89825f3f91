import Theme
import UI

/// The field for the next message. Enter sends it; Shift and Enter begin a new line.
struct ComposerField: View {
    let draft: Binding<String>
    let message: String?
    let send: () -> Void

    var body: some View {
        FormField(Strings.message, hint: Strings.sendHint, message: message) {
            TextEditor(text: draft)
                .onSubmit(send)
                .accessibilityIdentifier("chat.input")
        }
    }
}

struct ComposerField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ComposerField(draft: .constant(""), message: nil) {}.previewDisplayName("Empty")
            ComposerField(draft: .constant("On my way down"), message: nil) {}.previewDisplayName("Typed")
            ComposerField(draft: .constant("…"), message: "At most 4,000 characters.") {}.previewDisplayName("Failed")
        }
    }
}
