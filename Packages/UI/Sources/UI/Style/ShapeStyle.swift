#if !canImport(SwiftUI)
import Foundation

/// A fill of a background: a color or a gradient.
public protocol ShapeStyle {
    /// The value of the CSS property `background`.
    var css: String { get }
}

/// A place in a box, from 0 to 1 in both directions.
public struct UnitPoint: Sendable, Hashable {
    /// From the left.
    public let x: Double
    /// From the top.
    public let y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The left corner of the top.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The right corner of the bottom.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colors that run along a line.
public struct LinearGradient: PrimitiveView, ShapeStyle, Sendable, Hashable {
    /// The value of the CSS property `background`.
    public let css: String

    /// Makes a gradient from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        let x = endPoint.x - startPoint.x
        let y = endPoint.y - startPoint.y
        // CSS counts from the bottom up, clockwise.
        let degrees = Int((atan2(x, -y) * 180 / .pi).rounded())
        css = "linear-gradient(\((degrees + 360) % 360)deg,\(colors.map(\.css).joined(separator: ",")))"
    }

    /// Writes a box of the gradient that takes the room there is.
    public func _render(into writer: inout HTMLWriter) {
        writer.addStyle("background", css)
        writer.close("</div>", writer.open("<div", "ui-shape"))
    }
}

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

    /// White.
    public static let white = Color(css: "white")

    /// Writes a box of the color that takes the room there is.
    public func _render(into writer: inout HTMLWriter) {
        writer.addStyle("background", css)
        writer.close("</div>", writer.open("<div", "ui-shape"))
    }
}
#endif
