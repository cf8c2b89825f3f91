#if !canImport(SwiftUI)
/// A piece of text. It is shown as it is, never read as HTML.
public struct Text: PrimitiveView {
    @usableFromInline let content: String

    /// Makes a text.
    @inlinable
    public init(_ content: String) {
        self.content = content
    }

    /// Makes a text of any kind of string.
    @inlinable
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.content = String(content)
    }

    /// Makes a text that no localisation touches.
    @inlinable
    public init(verbatim content: String) {
        self.content = content
    }

    /// Writes the escaped text.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<span", "ui-text")
        writer.appendEscaped(content)
        writer.close("</span>", token)
    }
}
#endif
