#if !canImport(SwiftUI)
/// Controls that belong together. `.onSubmit` says what sending them does.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes a form.
    public func _render(into writer: inout HTMLWriter) {
        if let submit = writer.context.submit, !writer.context.isDisabled {
            writer.appendAttribute("data-submit", id: writer.addAction(.submit(submit), role: 21))
        }
        writer.appendAttribute(" novalidate")
        let token = writer.open("<form", "ui-form")
        let saved = writer.context
        writer.context.isInForm = true
        writer.context.isInList = false
        writer.content(content, under: 6)
        writer.context = saved
        writer.close("</form>", token)
    }
}
#endif
