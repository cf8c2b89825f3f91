#if !canImport(SwiftUI)
/// Lets a person ask for the content anew.
public struct RefreshEffect: ViewEffect {
    let action: () -> Void

    /// Writes a button above the content, which the keyboard reaches, and names its action for a pull with the finger.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let refresh = ViewPath.mix(writer.path, 48)
        writer.appendAttribute("data-refresh", id: refresh)
        let box = writer.open("<div", "ui-refreshable")
        let isInList = writer.context.isInList
        writer.context.isInList = false
        writer.addPress(role: 48, action)
        writer.appendAttribute(" type=\"button\"")
        let button = writer.open("<button", "ui-button ui-refresh")
        writer.appendEscaped(Strings.refresh)
        writer.close("</button>", button)
        writer.content(content, under: 6)
        writer.context.isInList = isInList
        writer.close("</div>", box)
    }
}

extension View {
    /// Lets a person ask for the content of this view anew, with a button or by pulling it down.
    public func refreshable(action: @escaping () -> Void) -> some View { EffectView(self, RefreshEffect(action: action)) }
}
#endif
