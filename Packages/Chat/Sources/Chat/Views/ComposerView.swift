import Theme
import UI

/// The field for the next message; Enter sends it, as the button does.
struct ComposerView: View {
    let draft: Binding<String>
    let message: String?
    let send: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            Form {
                TextFormField(Strings.message, text: draft, message: message, identifier: "chat.input")
                PrimaryButton(Strings.send, symbol: AppSymbols.sendName, action: send).accessibilityIdentifier("chat.send")
            }
            .onSubmit(send)
        }
    }
}

struct ComposerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ComposerView(draft: .constant(""), message: nil) {}
            ComposerView(draft: .constant("…"), message: "At most 4,000 characters.") {}
        }
    }
}
