#if !canImport(SwiftUI)
/// Makes the content something that can be pressed.
public struct TapEffect: ViewEffect {
    let action: () -> Void

    /// Writes the content in an element that pointer and keyboard can press.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if !writer.context.isDisabled { writer.addPress(role: 24, action) }
        writer.appendAttribute(" role=\"button\" tabindex=\"0\"")
        let token = writer.open("<div", "ui-tap")
        let isInList = writer.context.isInList
        writer.context.isInList = false
        writer.content(content, under: 6)
        writer.context.isInList = isInList
        writer.close("</div>", token)
    }
}

extension View {
    /// Runs `action` when the view is tapped. Prefer `Button`.
    public func onTapGesture(perform action: @escaping () -> Void) -> some View { EffectView(self, TapEffect(action: action)) }
}
#endif
