#if !canImport(SwiftUI)
/// An element with its own tag and class, for components whose markup no view of this package gives: maps, charts, tab bars.
///
/// Tag and attribute names must be letters, digits and hyphens (anything else is left out), event handler attributes (`on...`) are refused,
/// and values are escaped; `href`, `src`, `action` and `formaction` take only safe URLs.
///
/// ```swift
/// Element("nav", class: "tab-bar", attributes: [("aria-label", "Sections")]) { tabs }
/// ```
public struct Element<Content: View>: PrimitiveView {
    @usableFromInline let tag: String
    @usableFromInline let className: String
    @usableFromInline let attributes: [(String, String)]
    @usableFromInline let content: Content

    /// Makes an element `tag` with `class`, further attributes and content.
    @inlinable
    public init(_ tag: String, class className: String = "", attributes: [(String, String)] = [], @ViewBuilder content: () -> Content) {
        self.tag = tag
        self.className = className
        self.attributes = attributes
        self.content = content()
    }

    /// Writes the element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openElement(tag, className: className, attributes: attributes)
        writer.content(content)
        writer.closeElement(tag, token)
    }
}

extension Element where Content == EmptyView {
    /// Makes an element without content.
    @inlinable
    public init(_ tag: String, class className: String = "", attributes: [(String, String)] = []) {
        self.init(tag, class: className, attributes: attributes) { EmptyView() }
    }
}
#endif
