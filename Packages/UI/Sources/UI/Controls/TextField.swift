#if !canImport(SwiftUI)
/// A field for a line of text.
public struct TextField: PrimitiveView {
    private let title: String
    private let text: Binding<String>
    private let prompt: String?

    /// Makes a field; `title` is its label, `prompt` what the empty field shows.
    public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
        self.title = title
        self.text = text
        self.prompt = prompt?.content
    }

    /// Writes the field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-field", label: title)
        let text = text
        writer.appendAttribute(" type=\"text\"")
        writer.appendAttribute("value", text.wrappedValue)
        if let prompt { writer.appendAttribute("placeholder", prompt) }
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }
}
#endif
