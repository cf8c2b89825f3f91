#if !canImport(SwiftUI)
/// A field for text of several lines. Label it with `.accessibilityLabel`.
public struct TextEditor: PrimitiveView {
    private let text: Binding<String>

    /// Makes an editor.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// Writes a text area.
    public func _render(into writer: inout HTMLWriter) {
        let text = text
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        let token = writer.open("<textarea", "ui-input ui-editor")
        // The parser drops the first newline of a text area.
        writer.append("\n")
        writer.appendEscaped(text.wrappedValue)
        writer.close("</textarea>", token)
    }
}
#endif
