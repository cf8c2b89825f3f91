#if !canImport(SwiftUI)
public import Foundation

extension View {
    /// Fills what lies behind the view.
    @inlinable
    public consuming func background<Style: ShapeStyle>(_ style: Style) -> some View { EffectView(self, BoxEffect(.background, "background", style.css)) }

    /// Fills a shape behind the view.
    @inlinable
    public consuming func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
        background(shape.fill(style))
    }

    /// Clips the view to round corners; the radius is in points.
    @inlinable
    public consuming func cornerRadius(_ radius: CGFloat) -> some View {
        EffectView(self, NumberBoxEffect(.clip, "border-radius", Double(radius), isLength: true))
    }

    /// Clips the view to a shape.
    @inlinable
    public consuming func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        EffectView(EffectView(self, BoxEffect(.clip, "border-radius", shape.borderRadius)), DeclarationEffect("overflow:hidden"))
    }

    /// Clips the view to its box.
    @inlinable
    public consuming func clipped() -> some View { EffectView(self, DeclarationEffect("overflow:hidden")) }

    /// Draws a line around the view, `width` points wide.
    @inlinable
    public consuming func border(_ color: Color, width: CGFloat = 1) -> some View { EffectView(self, BorderEffect(color: color.css, width: Double(width))) }

    /// Puts a shadow behind the view; lengths are in points.
    @inlinable
    public consuming func shadow(color: Color = Color(css: "var(--color-shadow)"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        EffectView(self, ShadowEffect(color: color.css, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// Makes the view translucent: 0 is invisible, 1 solid.
    @inlinable
    public consuming func opacity(_ opacity: Double) -> some View { EffectView(self, NumberBoxEffect(.opacity, "opacity", opacity, isLength: false)) }
}

/// A line around the content.
public struct BorderEffect: ViewEffect {
    @usableFromInline let color: String
    @usableFromInline let width: Double

    @inlinable
    init(color: String, width: Double) {
        self.color = color
        self.width = width
    }

    /// Writes the content with the line.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.border)
        writer.addStyle("border-style:solid")
        writer.addStyle("border-width", points: width)
        writer.addStyle("border-color", color)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

/// A shadow behind the content.
public struct ShadowEffect: ViewEffect {
    @usableFromInline let color: String
    @usableFromInline let radius: Double
    @usableFromInline let x: Double
    @usableFromInline let y: Double

    @inlinable
    init(color: String, radius: Double, x: Double, y: Double) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    /// Writes the content with the shadow.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.shadow)
        writer.addShadow(self)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func addShadow(_ shadow: ShadowEffect) {
        pending.insert(.style)
        style.append("box-shadow:")
        appendLength(shadow.x)
        appendLength(shadow.y)
        appendLength(shadow.radius * 2)
        appendStyleValue(shadow.color)
        style.append(59)
    }

    private mutating func appendLength(_ points: Double) {
        Self.append(points, to: &style)
        style.append("px ")
    }
}
#endif
