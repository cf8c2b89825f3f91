#if !canImport(SwiftUI)
/// Views in front of each other, the last one in front.
public struct ZStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Makes a stack.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Writes a grid of one cell.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openAligned("ui-zstack", alignment)
        let isInList = writer.context.isInList
        writer.context.isInList = false
        writer.content(content)
        writer.context.isInList = isInList
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    /// Opens a grid of one cell whose content stands as `alignment` says.
    @usableFromInline
    mutating func openAligned(_ className: StaticString, _ alignment: Alignment) -> ElementToken {
        addStyle("align-items", String(describing: alignment.vertical.css))
        addStyle("justify-items", String(describing: alignment.horizontal.css))
        return open("<div", className)
    }
}
#endif
