import Theme
import UI

/// The field for the next message. Enter sends it, as the button does; Shift and Enter begin a new line.
struct ComposerView: View {
    let draft: Binding<String>
    let message: String?
    let send: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Element("div", class: "t-composer") {
            HStack(alignment: .bottom, spacing: theme.spacing.sm) {
                FormField(Strings.message, hint: Strings.sendHint, message: message) {
                    TextEditor(text: draft)
                        .onSubmit(send)
                        .accessibilityIdentifier("chat.input")
                }
                .frame(maxWidth: .infinity)
                IconButton(symbol: AppSymbols.sendName, label: Strings.send, action: send).accessibilityIdentifier("chat.send")
            }
        }
    }
}

struct ComposerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ComposerView(draft: .constant(""), message: nil) {}.previewDisplayName("Empty")
            ComposerView(draft: .constant("On my way down"), message: nil) {}.previewDisplayName("Typed")
            ComposerView(draft: .constant("…"), message: "At most 4,000 characters.") {}.previewDisplayName("Failed")
        }
    }
}
