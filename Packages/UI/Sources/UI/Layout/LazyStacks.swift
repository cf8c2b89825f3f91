#if !canImport(SwiftUI)
public import Foundation

/// Views below each other; a `ForEach` in it makes its rows, and the browser lays them out, when they come near.
public struct LazyVStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a stack; `spacing` is in points, nil for the usual distance.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a flexible box.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openStack("ui-vstack ui-lazy", align: alignment.css, spacing: spacing)
        writer.lazyContent(content)
        writer.close("</div>", token)
    }
}

/// Views side by side; a `ForEach` in it makes its rows, and the browser lays them out, when they come near.
public struct LazyHStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a stack; `spacing` is in points, nil for the usual distance.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a flexible box.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openStack("ui-hstack ui-lazy", align: alignment.css, spacing: spacing)
        writer.lazyContent(content)
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    /// A number that tells the id of a lazy container from those of its rows, whose keys may be any number.
    private static let lazyRole: UInt64 = 0x756E_666F_6C64_6564

    /// Writes the content of a lazy container: each `ForEach` that stands in it writes a page of its rows.
    @inlinable
    mutating func lazyContent<V: View>(_ view: V) {
        let isLazy = context.isLazy
        context.isLazy = true
        content(view)
        context.isLazy = isLazy
    }

    /// Returns how many of `total` rows a `ForEach` writes here.
    @usableFromInline
    mutating func rowCount(of total: Int) -> Int {
        if !context.isLazy || total <= LazyExtents.pageSize || context.isPicking || isPlainText { return total }
        let id = ViewPath.mix(path, Self.lazyRole)
        lazyContainers.append((id, total))
        return extents.count(id, of: total)
    }

    /// Writes what the browser watches in order to ask for more rows than the `count` that are there.
    @usableFromInline
    mutating func openMore(after count: Int) {
        let id = ViewPath.mix(path, Self.lazyRole)
        // With other rows before it, it is another element, which the browser watches anew.
        if !isDetached {
            pending.insert(.fragment)
            pendingFragment = ViewPath.mix(id, UInt64(count))
        }
        appendAttribute("data-more", id: id)
        close("</div>", open("<div", "ui-more"))
    }
}
#endif
