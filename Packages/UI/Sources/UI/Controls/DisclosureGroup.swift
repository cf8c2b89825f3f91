#if !canImport(SwiftUI)
/// Content that a title shows and hides.
public struct DisclosureGroup<Content: View>: PrimitiveView {
    private let title: String
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Makes a group that the browser opens and closes by itself.
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        isExpanded = nil
        self.content = content
    }

    /// Makes a group that is open as `isExpanded` says. While it is closed its content isn't rendered, nor does it appear.
    public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Writes a details element.
    public func _render(into writer: inout HTMLWriter) {
        if isExpanded?.wrappedValue == true { writer.appendAttribute(" open") }
        let token = writer.open("<details", "ui-disclosure")
        if let isExpanded { writer.addPress(role: 23) { isExpanded.wrappedValue.toggle() } }
        let summary = writer.open("<summary", "ui-disclosure-title")
        writer.appendEscaped(title)
        writer.close("</summary>", summary)
        if isExpanded?.wrappedValue != false {
            writer.content(content(), under: 6)
        }
        writer.close("</details>", token)
    }
}
#endif
