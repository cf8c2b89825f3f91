#if !canImport(SwiftUI)
/// A value that describes a piece of the page.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
public protocol View {
    /// The type of view that `body` makes.
    associatedtype Body: View

    /// The views that this view consists of.
    @ViewBuilder var body: Body { get }

    /// Writes the view as HTML. Only the views of this package implement it.
    func _render(into writer: inout HTMLWriter)

    /// Whether the view is a sequence of other views and has no element of its own, such as `ForEach` and `Group`.
    static var _isTransparent: Bool { get }
}

extension View {
    /// Writes the view's body.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        body._render(into: &writer)
    }

    /// A composed view is what its body is.
    @inlinable public static var _isTransparent: Bool { Body._isTransparent }
}

extension Never: View {
    /// Never called.
    @inlinable public var body: Never { fatalError("Never has no value, and so no body") }

    /// A primitive view has an element unless it says otherwise.
    @inlinable public static var _isTransparent: Bool { false }
}

/// A view that writes HTML itself, without a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never called: the renderer asks a primitive view to write itself.
    @inlinable public var body: Never { fatalError("A primitive view has no body; render it instead") }
}

/// The work of a built-in modifier on the writer around its content.
public protocol ViewEffect {
    /// Writes `content` under the effect.
    func render<Content: View>(_ content: Content, into writer: inout HTMLWriter)

    /// Whether the effect leaves no trace on elements, so that a sequence of views stays one.
    static var keepsTransparency: Bool { get }
}

extension ViewEffect {
    /// Most effects need an element.
    @inlinable public static var keepsTransparency: Bool { false }
}

/// A view under an effect.
///
/// The modifiers that make one are `consuming`: the view moves into its wrapper instead of being copied at each step of a chain, which halves a render.
public struct EffectView<Content: View, Effect: ViewEffect>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let effect: Effect

    @inlinable
    init(_ content: Content, _ effect: Effect) {
        self.content = content
        self.effect = effect
    }

    /// Writes the content under the effect.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        effect.render(content, into: &writer)
    }

    /// Transparent if both the content and the effect are.
    @inlinable public static var _isTransparent: Bool { Effect.keepsTransparency && Content._isTransparent }
}
#endif
