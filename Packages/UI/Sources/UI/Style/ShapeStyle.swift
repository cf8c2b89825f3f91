#if !canImport(SwiftUI)
import Foundation

/// What a background or a shape can be filled with: colors and gradients.
public protocol ShapeStyle {
    /// The value of the CSS property `background`.
    var css: String { get }
}

/// Colors that a gradient runs through.
public struct Gradient: Sendable, Hashable {
    /// The colors, evenly apart.
    public let colors: [Color]

    /// Makes a gradient.
    public init(colors: [Color]) {
        self.colors = colors
    }
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

    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the left side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The left corner of the top.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The right corner of the top.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The left corner of the bottom.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The right corner of the bottom.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
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

    /// Makes a gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Writes a box of the gradient that takes the room there is.
    public func _render(into writer: inout HTMLWriter) {
        writer.addStyle("background", css)
        writer.close("</div>", writer.open("<div", "ui-shape"))
    }
}
#endif
