#if !canImport(SwiftUI)
public import Foundation

/// Room around the content, in points; nil for the usual room.
public struct PaddingEffect: ViewEffect {
    @usableFromInline let edges: Edge.Set
    @usableFromInline let insets: EdgeInsets?
    @usableFromInline let length: CGFloat?

    @inlinable
    init(edges: Edge.Set, insets: EdgeInsets?, length: CGFloat?) {
        self.edges = edges
        self.insets = insets
        self.length = length
    }

    /// Writes the content with the room.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(.padding)
        writer.addPadding(self)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func addPadding(_ padding: PaddingEffect) {
        if let insets = padding.insets {
            addStyle("padding-top", points: insets.top)
            addStyle("padding-inline-start", points: insets.leading)
            addStyle("padding-bottom", points: insets.bottom)
            addStyle("padding-inline-end", points: insets.trailing)
            return
        }
        let length = Double(padding.length ?? 16)
        let edges = padding.edges
        if edges == .all { return addStyle("padding", points: length) }
        if edges.contains(.vertical) {
            addStyle("padding-block", points: length)
        } else if edges.contains(.top) {
            addStyle("padding-top", points: length)
        } else if edges.contains(.bottom) {
            addStyle("padding-bottom", points: length)
        }
        if edges.contains(.horizontal) {
            addStyle("padding-inline", points: length)
        } else if edges.contains(.leading) {
            addStyle("padding-inline-start", points: length)
        } else if edges.contains(.trailing) {
            addStyle("padding-inline-end", points: length)
        }
    }
}

extension View {
    /// Puts room around the view: 16 points, or `length`, on the given sides.
    @inlinable
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        EffectView(self, PaddingEffect(edges: edges, insets: nil, length: length))
    }

    /// Puts `length` points of room around the view.
    @inlinable
    public consuming func padding(_ length: CGFloat) -> some View {
        EffectView(self, PaddingEffect(edges: .all, insets: nil, length: length))
    }

    /// Puts room around the view.
    @inlinable
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        EffectView(self, PaddingEffect(edges: .all, insets: insets, length: nil))
    }
}
#endif
