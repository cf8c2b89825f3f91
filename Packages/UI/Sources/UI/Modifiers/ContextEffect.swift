#if !canImport(SwiftUI)
/// Changes what the content inherits.
public struct ContextEffect: ViewEffect {
    @usableFromInline let change: (inout HTMLWriter.Context) -> Void

    @usableFromInline
    init(change: @escaping (inout HTMLWriter.Context) -> Void) {
        self.change = change
    }

    /// Writes the content in the changed context.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.with(change, content)
    }

    /// A context leaves no trace on elements.
    @inlinable public static var keepsTransparency: Bool { true }
}

extension View {
    /// Keeps the controls in this view from being used.
    @inlinable
    public consuming func disabled(_ isDisabled: Bool) -> some View {
        EffectView(self, DisabledEffect(isDisabled: isDisabled))
    }

    /// Runs `action` when Return is pressed in a field of this view, or its form is sent.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        EffectView(self, ContextEffect { $0.submit = action })
    }
}

/// Keeps controls from being used.
public struct DisabledEffect: ViewEffect {
    @usableFromInline let isDisabled: Bool

    @inlinable
    init(isDisabled: Bool) {
        self.isDisabled = isDisabled
    }

    /// Writes the content; what is disabled around it stays so.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.context.isDisabled
        writer.context.isDisabled = saved || isDisabled
        content._render(into: &writer)
        writer.context.isDisabled = saved
    }

    /// True: it leaves no trace outside of controls.
    @inlinable public static var keepsTransparency: Bool { true }
}
#endif
