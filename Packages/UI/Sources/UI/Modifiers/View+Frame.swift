#if !canImport(SwiftUI)
public import Foundation

/// A box between a least and a greatest size around the content.
public struct FrameEffect: ViewEffect {
    @usableFromInline let sizes: FrameSizes
    @usableFromInline let alignment: Alignment

    @inlinable
    init(sizes: FrameSizes, alignment: Alignment) {
        self.sizes = sizes
        self.alignment = alignment
    }

    /// Writes the content in the box.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = sizes.isFixed ? writer.claim(.frame) : .skipped
        let token = writer.openFrame(sizes, alignment)
        writer.content(content)
        writer.close("</div>", token)
        writer.release(wrapper)
    }
}

/// The sizes of a frame, in points.
@usableFromInline
struct FrameSizes {
    @usableFromInline var minWidth: CGFloat?
    @usableFromInline var maxWidth: CGFloat?
    @usableFromInline var minHeight: CGFloat?
    @usableFromInline var maxHeight: CGFloat?

    @inlinable
    init(minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, maxHeight: CGFloat?) {
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
    }

    /// Whether a side has a size in points, which padding in the same box would eat into.
    @usableFromInline var isFixed: Bool {
        minWidth != nil || minHeight != nil || maxWidth.map { $0 < .infinity } ?? false || maxHeight.map { $0 < .infinity } ?? false
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openFrame(_ sizes: FrameSizes, _ alignment: Alignment) -> ElementToken {
        if let minWidth = sizes.minWidth { addStyle("min-width", points: minWidth) }
        if let minHeight = sizes.minHeight { addStyle("min-height", points: minHeight) }
        if let maxWidth = sizes.maxWidth {
            addClass("ui-fill-width")
            if maxWidth < .infinity { addStyle("max-width", points: maxWidth) }
        }
        if let maxHeight = sizes.maxHeight {
            addClass("ui-fill-height")
            if maxHeight < .infinity { addStyle("max-height", points: maxHeight) }
        }
        switch alignment.horizontal {
        case .leading: addStyle("align-items:flex-start")
        case .trailing: addStyle("align-items:flex-end")
        case .center: break
        }
        switch alignment.vertical {
        case .top, .firstTextBaseline: addStyle("justify-content:flex-start")
        case .bottom: addStyle("justify-content:flex-end")
        case .center: break
        }
        return open("<div", "ui-frame")
    }
}

extension View {
    /// Puts the view in a box between a least and a greatest size in points; `.infinity` takes the room there is.
    @inlinable
    public consuming func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let sizes = FrameSizes(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
        return EffectView(self, FrameEffect(sizes: sizes, alignment: alignment))
    }
}
#endif
