#if !canImport(SwiftUI)
/// Makes the content something that can be pressed.
public struct TapEffect: ViewEffect {
    let action: () -> Void

    /// Writes the content in an element that pointer and keyboard can press.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if !writer.context.isDisabled { writer.addPress(role: 24, action) }
        writer.appendAttribute(" role=\"button\" tabindex=\"0\"")
        let token = writer.open("<div", "ui-tap")
        writer.content(content, under: 6)
        writer.close("</div>", token)
    }
}

extension View {
    /// Runs `action` when the view is tapped. Prefer `Button`.
    public func onTapGesture(perform action: @escaping () -> Void) -> some View { EffectView(self, TapEffect(action: action)) }
}

/// Lets a script of the page act on the content.
public struct HookEffect: ViewEffect {
    let name: String
    let options: [String: String]
    let event: (String) -> Void

    /// Writes the content in an element that the script finds by the hook's name; the element has no box of its own.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.appendAttribute("data-hook", name)
        for (key, value) in options.sorted(by: { $0.key < $1.key }) { writer.appendAttribute(name: "data-\(key)", value: value) }
        writer.appendAttribute("data-event", id: writer.addAction(.text(event), role: 27))
        let token = writer.open("<div", "ui-hook")
        writer.content(content, under: 6)
        writer.close("</div>", token)
    }
}

extension View {
    /// Gives the view a behavior that only the browser has, such as asking for a permission: the page's script of that name acts on it, for as long as it is
    /// on the page.
    ///
    /// - Parameters:
    ///   - options: what the script finds in the element's `data-` attributes.
    ///   - event: takes what the script reports, as JSON. It comes from the browser: check it like anything that is typed.
    public func hook(_ name: String, options: [String: String] = [:], event: @escaping (String) -> Void) -> some View {
        EffectView(self, HookEffect(name: name, options: options, event: event))
    }
}
#endif
