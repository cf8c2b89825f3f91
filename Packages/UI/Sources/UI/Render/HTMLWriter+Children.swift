#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Writes a child at its position in the scope.
    @inlinable
    mutating func child<V: View>(_ view: V, at position: UInt64) {
        let saved = path
        path = ViewPath.mix(saved, position)
        let isLazy = context.isLazy
        if !V._isTransparent { context.isLazy = false }
        view._render(into: &self)
        dropPending()
        context.isLazy = isLazy
        path = saved
    }

    /// Writes an element's content.
    @inlinable
    mutating func content<V: View>(_ view: V) {
        let isLazy = context.isLazy
        if !V._isTransparent { context.isLazy = false }
        view._render(into: &self)
        dropPending()
        context.isLazy = isLazy
    }

    /// Writes content one step further down the path.
    @inlinable
    mutating func content<V: View>(_ view: V, under step: UInt64) {
        let saved = path
        path = ViewPath.mix(saved, step)
        content(view)
        path = saved
    }

    /// Writes a row of a `ForEach` as a fragment.
    @inlinable
    mutating func row<Key: Hashable, V: View>(key: Key, under scope: UInt64, _ view: V) {
        let key = ViewKey(key)
        path = ViewPath.mix(scope, key.step)
        if context.isPicking {
            view._render(into: &self)
            dropPending()
            return
        }
        beginFragment(key: key)
        let start = written
        let (isLazy, isInRow) = (context.isLazy, context.isInRow)
        context.isLazy = false
        context.isInRow = true
        view._render(into: &self)
        if written == start { placeholder() }
        dropPending()
        context.isLazy = isLazy
        context.isInRow = isInRow
    }

    /// A wrapper for a sequence of views when modifiers wait for an element.
    @inlinable
    mutating func openGroup() -> ElementToken {
        pending.isEmpty ? .skipped : open("<div", "ui-group")
    }

    @inlinable
    mutating func closeGroup(_ token: ElementToken) {
        if token != .skipped { close("</div>", token) }
    }

    /// An element for a keyed row that shows nothing, so that the page has a place for what may come.
    @usableFromInline
    mutating func placeholder() {
        layers = []
        style.removeAll()
        appendAttribute(" hidden")
        close("</div>", open("<div", "ui-row"))
    }
}
#endif
