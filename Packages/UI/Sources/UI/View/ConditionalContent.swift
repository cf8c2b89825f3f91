#if !canImport(SwiftUI)
/// One of two views, as `if`/`else` and `switch` make it.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    /// Writes the branch that is there; the branches' identities differ.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        switch self {
        case .first(let view): writer.child(view, at: 101)
        case .second(let view): writer.child(view, at: 102)
        }
    }

    /// Either branch stands in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

extension Optional: View where Wrapped: View {
    /// Never called: an optional writes itself.
    @inlinable public var body: Never { fatalError("An optional view has no body; render it instead") }

    /// Writes the view if there is one.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        if let view = self { writer.child(view, at: 103) }
    }

    /// The view, if any, stands in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}
#endif
