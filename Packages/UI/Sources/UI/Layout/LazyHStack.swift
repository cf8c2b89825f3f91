#if !canImport(SwiftUI)
public import Foundation

/// Views side by side; a `ForEach` in it makes its rows, and the browser lays them out, when they come near.
public struct LazyHStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a stack; `spacing` is in points, nil for the usual distance.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a flexible box.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openStack("ui-hstack ui-lazy", align: alignment.css, spacing: spacing)
        writer.lazyContent(content)
        writer.close("</div>", token)
    }
}
#endif
