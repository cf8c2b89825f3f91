#if !canImport(SwiftUI)
/// Shows something in front of the page.
public struct PresentationEffect: ViewEffect {
    let role: UInt64
    let isPresented: Bool
    let presentation: (inout HTMLWriter) -> Void

    /// Writes the content, and what is presented after the page.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if isPresented { writer.present(under: role, presentation) }
        let saved = writer.path
        writer.path = ViewPath.mix(saved, ViewPath.mix(role, 31))
        content._render(into: &writer)
        writer.path = saved
    }

    /// It leaves no trace on the content's elements.
    public static var keepsTransparency: Bool { true }
}

extension HTMLWriter {
    /// Writes a dialog in front of the page, with a backdrop that closes it.
    mutating func dialog<Content: View>(_ className: StaticString, role: StaticString, label: String?, dismiss: @escaping () -> Void, _ content: Content) {
        beginFragment()
        let backdrop = open("<div", "ui-presentation")
        addPress(role: 32, dismiss)
        appendAttribute(" type=\"button\" tabindex=\"-1\"")
        appendAttribute("aria-label", Strings.close)
        close("</button>", open("<button", "ui-backdrop"))
        appendAttribute(role)
        appendAttribute(" aria-modal=\"true\" tabindex=\"-1\"")
        appendAttribute("data-dismiss", id: ViewPath.mix(path, 32))
        if let label { appendAttribute("aria-label", label) }
        let dialog = open("<div", className)
        self.content(content, under: 6)
        close("</div>", dialog)
        close("</div>", backdrop)
    }
}

extension View {
    /// Shows a sheet in front of the page while `isPresented` is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: 33, isPresented: isPresented.wrappedValue) { writer in
                let dismiss = {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }
                writer.dialog("ui-sheet", role: " role=\"dialog\"", label: nil, dismiss: dismiss, content())
            })
    }

    /// Shows a sheet for `item` while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let value = item.wrappedValue
        return EffectView(
            self,
            PresentationEffect(role: 34, isPresented: value != nil) { writer in
                guard let value else { return }
                writer.path = ViewPath.mix(writer.path, ViewPath.key(value.id))
                let dismiss = {
                    item.wrappedValue = nil
                    onDismiss?()
                }
                writer.dialog("ui-sheet", role: " role=\"dialog\"", label: nil, dismiss: dismiss, content(value))
            })
    }

    /// Shows an alert while `isPresented` is true; pressing one of its buttons runs it and closes the alert.
    public func alert<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        question(35, title, isPresented, actions, message)
    }

    /// Shows an alert without a message.
    public func alert<Actions: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) -> some View {
        question(35, title, isPresented, actions, { EmptyView() })
    }

    /// Asks to confirm while `isPresented` is true; pressing one of the buttons runs it and closes the dialog.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        question(36, title, isPresented, actions, message)
    }

    /// Asks to confirm, without a message.
    public func confirmationDialog<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        question(36, title, isPresented, actions, { EmptyView() })
    }

    private func question<Actions: View, Message: View>(
        _ role: UInt64, _ title: String, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: role, isPresented: isPresented.wrappedValue) { writer in
                let dismiss = { isPresented.wrappedValue = false }
                writer.context.dismiss = dismiss
                let content = VStack {
                    Text(title).font(.headline).accessibilityAddTraits(.isHeader)
                    message()
                    VStack { actions() }
                }
                writer.dialog("ui-alert", role: " role=\"alertdialog\"", label: title, dismiss: dismiss, content)
            })
    }
}
#endif
