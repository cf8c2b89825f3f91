#if !canImport(SwiftUI)
public import Foundation

/// Room around the content, in points; nil for the usual room.
public struct PaddingEffect: ViewEffect {
    @usableFromInline let edges: Edge.Set
    @usableFromInline let length: CGFloat?

    @inlinable
    init(edges: Edge.Set, length: CGFloat?) {
        self.edges = edges
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
        EffectView(self, PaddingEffect(edges: edges, length: length))
    }

    /// Puts `length` points of room around the view.
    @inlinable
    public consuming func padding(_ length: CGFloat) -> some View {
        EffectView(self, PaddingEffect(edges: .all, length: length))
    }
}
#endif
