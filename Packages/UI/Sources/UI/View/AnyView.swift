#if !canImport(SwiftUI)
/// A view whose type is hidden. It costs an allocation; prefer `some View` and `@ViewBuilder`.
public struct AnyView: PrimitiveView {
    @usableFromInline let render: (inout HTMLWriter) -> Void

    /// Hides the type of `view`.
    @inlinable
    public init<V: View>(_ view: V) {
        render = { view._render(into: &$0) }
    }

    /// Writes the hidden view.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        render(&writer)
    }
}
#endif
