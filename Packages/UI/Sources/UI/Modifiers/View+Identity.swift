#if !canImport(SwiftUI)
/// Makes the content a fragment with a key of its own.
public struct IdentityEffect<ID: Hashable>: ViewEffect {
    @usableFromInline let id: ID

    @inlinable
    init(id: ID) {
        self.id = id
    }

    /// Writes the content under the key.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.path
        // An element has one id: a fragment that waits for its element gets one around it.
        let wrapper = writer.pending.contains(.fragment) ? writer.open("<div", "ui-box") : .skipped
        let key = ViewKey(id)
        writer.path = ViewPath.mix(ViewPath.mix(saved, 9), key.step)
        writer.beginFragment(key: key)
        let start = writer.written
        content._render(into: &writer)
        if writer.written == start, writer.pending.contains(.fragment) { writer.placeholder() }
        writer.path = saved
        writer.release(wrapper)
    }
}

extension View {
    /// Gives the view an identity: it is a fragment with this key, and another key makes another view.
    @inlinable
    public consuming func id<ID: Hashable>(_ id: ID) -> some View { EffectView(self, IdentityEffect(id: id)) }

    /// Names the view for a feature's style sheet, where modifiers can't say how it looks: `[data-style="chat-typing"]` in the CSS finds the view that is
    /// named `chat-typing`.
    @inlinable
    public consuming func styleName(_ name: String) -> some View { EffectView(self, AttributeEffect("data-style", name)) }
}
#endif
