#if !canImport(SwiftUI)
/// What a built-in modifier does to the writer around its content.
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

    /// A section if both the content is and the effect lets it.
    @inlinable public static var _isSection: Bool { Effect.keepsTransparency && Content._isSection }
}
#endif
