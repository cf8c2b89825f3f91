#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Tells the id of a lazy container from those of its rows, whose keys may be any number.
    private static let lazyRole: UInt64 = 0x756E_666F_6C64_6564

    /// Writes the content of a lazy container: each `ForEach` that stands in it, or in a section of it, writes a page of its rows.
    @inlinable
    mutating func lazyContent<V: View>(_ view: V) {
        let (isInList, isLazy) = (context.isInList, context.isLazy)
        context.isInList = false
        context.isLazy = true
        content(view)
        context.isInList = isInList
        context.isLazy = isLazy
    }

    /// How many of `total` rows a `ForEach` writes here.
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
        if context.isInList { close("</li>", open("<li", "ui-more")) } else { close("</div>", open("<div", "ui-more")) }
    }
}
#endif
