#if !canImport(SwiftUI)
/// A token of an opened element for `close`: nothing, or the fragment that the element is.
@usableFromInline
struct ElementToken: Equatable {
    @usableFromInline let fragment: Int32
    @inlinable
    init(fragment: Int32) { self.fragment = fragment }

    /// A usual element.
    @inlinable static var plain: ElementToken { ElementToken(fragment: -1) }
    /// No element was opened.
    @inlinable static var skipped: ElementToken { ElementToken(fragment: -2) }
}

extension HTMLWriter {
    /// Opens an element that takes all that waits. `tag` is `<div` and the like.
    @usableFromInline
    mutating func open(_ tag: StaticString, _ className: StaticString, keepingAttributes: Bool = false) -> ElementToken {
        if isPlainText { return .skipped }
        let start = out.count
        append(tag)
        append(" class=\"")
        append(className)
        if pending.isEmpty {
            append("\">")
            return .plain
        }
        return finishOpening(from: start, keepingAttributes: keepingAttributes)
    }

    /// Writes the rest of a start tag whose class attribute is still open.
    mutating func finishOpening(from start: Int, keepingAttributes: Bool = false) -> ElementToken {
        var token = ElementToken.plain
        if pending.contains(.classes) {
            out.append(classes)
            classes.removeAll()
        }
        if !style.isEmpty {
            styles.appendClass(of: style, to: &out)
            style.removeAll()
        }
        if pending.contains(.fragment) {
            token = ElementToken(fragment: fragments.begin(pendingFragment, at: start))
            append("\" id=\"")
            appendFragmentID(pendingFragment)
            if !pendingKey.isEmpty {
                append("\" data-key=\"")
                out.append(pendingKey)
                pendingKey.removeAll()
            }
        }
        append("\"")
        if pending.contains(.attributes) && !keepingAttributes {
            out.append(attributes)
            attributes.removeAll()
            pending = []
        } else {
            pending = pending.intersection(.attributes)
        }
        layers = []
        append(">")
        return token
    }

    /// Closes an element. `tag` is `</div>` and the like.
    @usableFromInline
    mutating func close(_ tag: StaticString, _ token: ElementToken) {
        if token == .skipped { return }
        append(tag)
        if token.fragment >= 0 { fragments.end(token.fragment, at: out.count) }
    }

    /// Closes an element that has no end tag.
    mutating func closeVoid(_ token: ElementToken) {
        if token.fragment >= 0 { fragments.end(token.fragment, at: out.count) }
    }

    /// Forgets what waited for an element that didn't come.
    @inlinable
    mutating func dropPending() {
        if !pending.isEmpty { clearPending() }
    }

    @usableFromInline
    mutating func clearPending() {
        pending = []
        layers = []
        style.removeAll()
        attributes.removeAll()
        classes.removeAll()
        pendingKey.removeAll()
    }

    /// Opens an element of any name.
    @usableFromInline
    mutating func openElement(_ tag: String, className: String, attributes: [(String, String)]) -> ElementToken {
        if isPlainText { return .skipped }
        for (name, value) in attributes { appendAttribute(name: name, value: value) }
        let start = out.count
        append("<")
        appendName(tag)
        append(" class=\"")
        appendEscaped(className)
        return finishOpening(from: start)
    }

    @usableFromInline
    mutating func closeElement(_ tag: String, _ token: ElementToken) {
        if token == .skipped { return }
        if !Self.voidTags.contains(tag) {
            append("</")
            appendName(tag)
            append(">")
        }
        if token.fragment >= 0 { fragments.end(token.fragment, at: out.count) }
    }

    private static let voidTags: Set<String> = ["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]
}
#endif
