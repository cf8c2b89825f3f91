#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Makes the next element a fragment: a part of the page with an id that can be sent alone.
    @usableFromInline
    mutating func beginFragment() {
        if isDetached || isPlainText { return }
        pending.insert(.fragment)
        pendingFragment = path
    }

    /// Makes the next element, a container's, a fragment unless it is one already; `role` tells it from others of this place.
    @usableFromInline
    mutating func beginContainer(role: UInt64) {
        if isDetached || isPlainText || pending.contains(.fragment) { return }
        pending.insert(.fragment)
        pendingFragment = ViewPath.mix(path, role)
    }

    /// Makes the next element, a stack's, a fragment, so that a change in it is sent alone; not in a row, which is one and small.
    @usableFromInline
    mutating func beginStack() {
        if context.isInRow || isDetached || isPlainText || pending.contains(.fragment) { return }
        pending.insert(.fragment)
        // A stack that is all that another one holds has the same path.
        pendingFragment = ViewPath.mix(ViewPath.mix(fragments.currentID, path), 45)
    }

    /// Makes the next element a fragment that carries its key.
    @usableFromInline
    mutating func beginFragment(key: ViewKey) {
        if isDetached || isPlainText { return }
        beginFragment()
        switch key {
        case .number(let number): Self.append(number, to: &pendingKey)
        case .text(let text): Self.escape(text, into: &pendingKey)
        }
    }

    mutating func appendFragmentID(_ id: UInt64) {
        FragmentTree.append(id: id, to: &out)
    }

    /// Writes a part apart from the page, to be placed later.
    mutating func detached(_ render: (inout HTMLWriter) -> Void) -> [UInt8] {
        var saved = ByteBuffer(capacity: 1024)
        swap(&saved, &out)
        let wasDetached = isDetached
        isDetached = true
        render(&self)
        dropPending()
        isDetached = wasDetached
        swap(&saved, &out)
        return saved.bytes
    }

    /// Puts bytes into what is written already.
    mutating func insert(_ bytes: [UInt8], at offset: Int) {
        out.insert(bytes, at: offset)
        fragments.shift(from: offset, by: bytes.count)
        pageChanges += 1
    }
}
#endif
