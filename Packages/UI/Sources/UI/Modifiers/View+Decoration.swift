#if !canImport(SwiftUI)
public import Foundation

/// Fills what lies behind the content, in a wrapper where the order of the modifiers needs one.
public struct BackgroundEffect: ViewEffect {
    @usableFromInline let css: String

    @inlinable
    init(css: String) {
        self.css = css
    }

    /// Writes the content on its ground.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.background)
        writer.addStyle("background", css)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

/// Clips the content to round corners, in a wrapper where the order of the modifiers needs one.
public struct CornerRadiusEffect: ViewEffect {
    @usableFromInline let radius: Double

    @inlinable
    init(radius: Double) {
        self.radius = radius
    }

    /// Writes the content in the corners.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.clip)
        writer.addStyle("border-radius", points: radius)
        writer.addStyle("overflow:hidden")
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

extension View {
    /// Fills what lies behind the view.
    @inlinable
    public consuming func background<Style: ShapeStyle>(_ style: Style) -> some View { EffectView(self, BackgroundEffect(css: style.css)) }

    /// Clips the view to round corners; the radius is in points.
    @inlinable
    public consuming func cornerRadius(_ radius: CGFloat) -> some View { EffectView(self, CornerRadiusEffect(radius: Double(radius))) }
}
#endif
