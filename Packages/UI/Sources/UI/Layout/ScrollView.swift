#if !canImport(SwiftUI)
/// A region that scrolls. It is a fragment of its own.
public struct ScrollView<Content: View>: PrimitiveView {
    @usableFromInline let axes: Axis.Set
    @usableFromInline let content: Content

    /// Makes a scrolling region.
    @inlinable
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Writes the region, which the keyboard can reach.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openScroll(isHorizontal: axes.contains(.horizontal))
        writer.content(content, under: 4)
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openScroll(isHorizontal: Bool) -> ElementToken {
        beginContainer(role: 42)
        appendAttribute(" tabindex=\"0\"")
        return isHorizontal ? open("<div", "ui-scroll ui-scroll-horizontal") : open("<div", "ui-scroll")
    }
}
#endif
