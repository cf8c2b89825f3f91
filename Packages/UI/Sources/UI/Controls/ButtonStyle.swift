#if !canImport(SwiftUI)
/// A look of buttons.
///
/// ```swift
/// struct PrimaryButtonStyle: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Color(css: "var(--color-primary)")).cornerRadius(12)
///     }
/// }
/// ```
public protocol ButtonStyle {
    /// The type of view that `makeBody` makes.
    associatedtype Body: View
    /// The parts of the button that a style knows.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the visible part of the button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that its style knows.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: PrimitiveView {
        @usableFromInline let render: (inout HTMLWriter) -> Void

        @inlinable
        init(render: @escaping (inout HTMLWriter) -> Void) {
            self.render = render
        }

        /// Writes the label.
        @inlinable
        public func _render(into writer: inout HTMLWriter) {
            render(&writer)
        }
    }

    /// The meaning of a press; nil for none in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    @usableFromInline
    init(role: ButtonRole?, label: Label) {
        self.role = role
        self.label = label
    }
}

/// A style whose type is hidden.
@usableFromInline
struct AnyButtonStyle {
    @usableFromInline let render: (ButtonStyleConfiguration, inout HTMLWriter) -> Void

    @inlinable
    init<Style: ButtonStyle>(_ style: Style) {
        render = { style.makeBody(configuration: $0)._render(into: &$1) }
    }
}

/// Sets the style of the buttons in the content.
public struct ButtonStyleEffect<Style: ButtonStyle>: ViewEffect {
    @usableFromInline let style: Style

    @inlinable
    init(style: Style) {
        self.style = style
    }

    /// Writes the content with the style.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.context.buttonStyle
        writer.context.buttonStyle = AnyButtonStyle(style)
        content._render(into: &writer)
        writer.context.buttonStyle = saved
    }

    /// A style leaves no trace outside of buttons.
    @inlinable public static var keepsTransparency: Bool { true }
}

extension View {
    /// Sets the look of the buttons in this view.
    @inlinable
    public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        EffectView(self, ButtonStyleEffect(style: style))
    }
}
#endif
