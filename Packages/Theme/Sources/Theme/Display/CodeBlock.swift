public import UI

/// A text whose spaces and lines count, such as JSON, in letters of one width. Long lines scroll.
public struct CodeBlock: View {
    private let label: String
    private let text: String

    /// Makes a block; `label` says what it is, read aloud.
    public init(_ label: String, text: String) {
        self.label = label
        self.text = text
    }

    /// The text.
    public var body: some View {
        Element("pre", class: "t-code", attributes: [("role", "region"), ("aria-label", label), ("tabindex", "0")]) { Text(text) }
    }
}

#if DEBUG
struct CodeBlock_Previews: PreviewProvider {
    static var previews: some View {
        CodeBlock("Payload", text: "{\n  \"orderId\" : 12,\n  \"stage\" : \"accepted\"\n}").previewDisplayName("JSON")
    }
}
#endif
