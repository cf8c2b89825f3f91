#if !canImport(SwiftUI)
/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    /// Makes an empty view.
    @inlinable
    public init() {}

    /// Writes nothing.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {}

    /// True: an empty view has no element.
    @inlinable public static var _isTransparent: Bool { true }
}

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
}

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
