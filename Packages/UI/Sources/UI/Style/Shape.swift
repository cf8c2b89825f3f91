#if !canImport(SwiftUI)
public import Foundation

/// The outline of a box.
public protocol Shape: PrimitiveView {
    /// The value of the CSS property `border-radius`.
    var borderRadius: String { get }
}

extension Shape {
    /// Writes the shape in the color of the text.
    public func _render(into writer: inout HTMLWriter) {
        fill(Color(css: "currentColor"))._render(into: &writer)
    }

    /// The shape filled.
    public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView {
        ShapeView(borderRadius: borderRadius, fill: style.css, stroke: nil, lineWidth: 0)
    }

    /// The shape's line, `lineWidth` points wide.
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView {
        ShapeView(borderRadius: borderRadius, fill: nil, stroke: color.css, lineWidth: lineWidth)
    }

    /// The shape's line, inside of its bounds.
    public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView {
        stroke(color, lineWidth: lineWidth)
    }
}

/// A shape with its color.
public struct ShapeView: PrimitiveView {
    let borderRadius: String
    let fill: String?
    let stroke: String?
    let lineWidth: CGFloat

    /// Writes a box that takes the room there is.
    public func _render(into writer: inout HTMLWriter) {
        if let fill { writer.addStyle("background", fill) }
        if let stroke {
            writer.addStyle("border-style:solid")
            writer.addStyle("border-width", points: lineWidth)
            writer.addStyle("border-color", stroke)
        }
        writer.addStyle("border-radius", borderRadius)
        writer.close("</div>", writer.open("<div", "ui-shape"))
    }
}

/// A box with square corners.
public struct Rectangle: Shape, Sendable {
    /// Makes a rectangle.
    public init() {}

    /// No radius.
    public var borderRadius: String { "0" }
}

/// A box with round corners.
public struct RoundedRectangle: Shape, Sendable {
    private let cornerRadius: CGFloat

    /// Makes a rounded rectangle; the radius is in points.
    public init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    /// The radius.
    public var borderRadius: String { "\(Int(cornerRadius))px" }
}

/// A box whose short sides are half circles.
public struct Capsule: Shape, Sendable {
    /// Makes a capsule.
    public init() {}

    /// More than any box is high.
    public var borderRadius: String { "9999px" }
}

/// A circle.
public struct Circle: Shape, Sendable {
    /// Makes a circle.
    public init() {}

    /// Half of the box.
    public var borderRadius: String { "50%" }
}

extension Shape where Self == Rectangle {
    /// A box with square corners.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
    /// A box whose short sides are half circles.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
#endif
