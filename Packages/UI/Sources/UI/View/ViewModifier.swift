#if !canImport(SwiftUI)
/// A change of a view that has a name.
public protocol ViewModifier {
    /// The type of view that `body(content:)` makes.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifierContent

    /// Makes the modified view.
    @ViewBuilder
    func body(content: Content) -> Body
}

/// The view that a `ViewModifier` modifies.
public struct _ViewModifierContent: PrimitiveView {
    @usableFromInline let render: (inout HTMLWriter) -> Void

    @inlinable
    init(render: @escaping (inout HTMLWriter) -> Void) {
        self.render = render
    }

    /// Writes the view.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        render(&writer)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let modifier: Modifier

    @inlinable
    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    /// Writes the modified view.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let content = content
        modifier.body(content: _ViewModifierContent { content._render(into: &$0) })._render(into: &writer)
    }
}

extension View {
    /// The view changed by `modifier`.
    @inlinable
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
#endif
