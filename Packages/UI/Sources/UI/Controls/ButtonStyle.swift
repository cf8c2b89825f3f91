#if !canImport(SwiftUI)
/// How buttons look.
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
    /// What is known of the button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes what is seen of the button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the button.
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

    /// What pressing the button means.
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
    /// Sets how the buttons in this view look.
    @inlinable
    public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        EffectView(self, ButtonStyleEffect(style: style))
    }
}
#endif
