#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Writes one of a control's labels in an element of its own; nothing for an `EmptyView`.
    mutating func part<Content: View>(_ className: StaticString, _ content: Content, at step: UInt64) {
        if Content.self == EmptyView.self { return }
        let isInList = context.isInList
        context.isInList = false
        let token = open("<span", className)
        self.content(content, under: step)
        close("</span>", token)
        context.isInList = isInList
    }

    /// Writes something that takes none of the attributes that wait for a later element.
    mutating func setAside(_ write: (inout HTMLWriter) -> Void) {
        let waiting = attributes.bytes
        let isWaiting = pending.contains(.attributes)
        attributes.removeAll()
        pending.remove(.attributes)
        write(&self)
        dropPending()
        attributes.append(waiting)
        if isWaiting { pending.insert(.attributes) }
    }

    /// Leaves an attribute whose value is a number.
    mutating func appendAttribute(_ name: StaticString, number: Double) {
        var bytes = ByteBuffer(capacity: 32)
        Self.append(number, to: &bytes)
        appendAttribute(name, bytes.text)
    }
}
#endif
