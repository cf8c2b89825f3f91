#if !canImport(SwiftUI)
/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    /// Makes an empty view.
    @inlinable
    public init() {}

    /// Writes nothing.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {}

    /// Nothing needs no row.
    @inlinable public static var _isTransparent: Bool { true }
}
#endif
