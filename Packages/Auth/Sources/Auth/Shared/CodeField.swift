import Theme
import UI

/// The field of a code of the authenticator app, which takes a recovery code too.
struct CodeField: View {
    let text: Binding<String>
    var hint: String = Strings.codeHint
    let message: String?

    var body: some View {
        TextFormField(Strings.code, text: text, hint: hint, message: message, identifier: "auth.code")
            .textContentType(.oneTimeCode)
    }
}
