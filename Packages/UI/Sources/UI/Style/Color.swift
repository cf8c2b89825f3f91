#if !canImport(SwiftUI)
/// A color, by its CSS value.
///
/// ```swift
/// Color(css: "var(--color-primary)")
/// ```
public struct Color: PrimitiveView, ShapeStyle, Sendable, Hashable {
    /// The CSS value.
    public let css: String

    /// Makes a color of a CSS value: a variable, `#1e90ff`, `rgb(0 0 0 / 20%)`.
    @inlinable
    public init(css: String) {
        self.css = css
    }

    /// The color of text.
    public static let primary = Color(css: "var(--color-text)")
    /// The color of text of less weight.
    public static let secondary = Color(css: "var(--color-text-secondary)")
    /// The color of what can be pressed.
    public static let accentColor = Color(css: "var(--color-primary)")
    /// No color.
    public static let clear = Color(css: "transparent")
    /// White.
    public static let white = Color(css: "white")
    /// Black.
    public static let black = Color(css: "black")

    /// The color with `opacity` from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(css: "color-mix(in srgb,\(css) \(Int((min(max(opacity, 0), 1) * 100).rounded()))%,transparent)")
    }

    /// Writes a box of the color that takes the room there is.
    public func _render(into writer: inout HTMLWriter) {
        writer.addStyle("background", css)
        writer.close("</div>", writer.open("<div", "ui-shape"))
    }
}
#endif
