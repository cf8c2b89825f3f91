#if !canImport(SwiftUI)
/// A view in front of or behind the content, within its bounds.
public struct LayerEffect<Layer: View>: ViewEffect {
    @usableFromInline let layer: Layer
    @usableFromInline let alignment: Alignment
    @usableFromInline let isBehind: Bool

    @inlinable
    init(layer: Layer, alignment: Alignment, isBehind: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
    }

    /// Writes the content and the layer in one box.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.background)
        let token = writer.open("<div", "ui-layers")
        let isInList = writer.context.isInList
        writer.context.isInList = false
        if isBehind { writeLayer(into: &writer) }
        writer.content(content)
        if !isBehind { writeLayer(into: &writer) }
        writer.context.isInList = isInList
        writer.close("</div>", token)
        writer.release(wrapper)
    }

    @inlinable
    func writeLayer(into writer: inout HTMLWriter) {
        let token = isBehind ? writer.openAligned("ui-layer ui-behind", alignment) : writer.openAligned("ui-layer", alignment)
        writer.content(layer, under: isBehind ? 7 : 8)
        writer.close("</div>", token)
    }
}

extension View {
    /// Shows a view in front of this one.
    @inlinable
    public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        EffectView(self, LayerEffect(layer: overlay, alignment: alignment, isBehind: false))
    }

    /// Shows views in front of this one.
    @inlinable
    public consuming func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View {
        EffectView(self, LayerEffect(layer: content(), alignment: alignment, isBehind: false))
    }

    /// Shows a view behind this one.
    @inlinable
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        EffectView(self, LayerEffect(layer: background, alignment: alignment, isBehind: true))
    }

    /// Shows views behind this one.
    @inlinable
    public consuming func background<Background: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Background) -> some View {
        EffectView(self, LayerEffect(layer: content(), alignment: alignment, isBehind: true))
    }

    /// Shows a shape of a style in front of this view.
    @inlinable
    public consuming func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
        EffectView(self, LayerEffect(layer: shape.fill(style), alignment: .center, isBehind: false))
    }

    /// Shows a count beside the view, or at its tab; none for 0.
    public func badge(_ count: Int) -> some View { EffectView(self, BadgeEffect(label: count == 0 ? nil : String(count))) }

    /// Shows a short text beside the view, or at its tab; none for nil.
    public func badge(_ label: Text?) -> some View { EffectView(self, BadgeEffect(label: label?.content)) }

    /// Shows a short text beside the view, or at its tab; none for nil.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { EffectView(self, BadgeEffect(label: label.map { String($0) })) }
}

/// Shows a short text beside the content.
public struct BadgeEffect: ViewEffect {
    let label: String?

    /// Writes the content with a pill in its corner; in a `TabView` the pill stands at the tab.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let tabs = writer.context.picker?.tabs {
            tabs.badge = label
            content._render(into: &writer)
        } else if let label {
            LayerEffect(layer: BadgeView(label: label), alignment: .topTrailing, isBehind: false).render(content, into: &writer)
        } else {
            content._render(into: &writer)
        }
    }
}

/// A short text in a pill.
public struct BadgeView: PrimitiveView {
    let label: String

    @usableFromInline
    init(label: String) {
        self.label = label
    }

    /// Writes the pill.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<span", "ui-badge")
        writer.appendEscaped(label)
        writer.close("</span>", token)
    }
}
#endif
