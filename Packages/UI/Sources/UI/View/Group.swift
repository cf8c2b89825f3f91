#if !canImport(SwiftUI)
/// Several views treated as one, without a layout of their own.
public struct Group<Content: View>: PrimitiveView {
    @usableFromInline let content: Content

    /// Makes a group of the views that `content` builds.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes the content.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        content._render(into: &writer)
    }

    /// A group is what its content is.
    @inlinable public static var _isTransparent: Bool { Content._isTransparent }

    /// A group is what its content is.
    @inlinable public static var _isSection: Bool { Content._isSection }
}
#endif
