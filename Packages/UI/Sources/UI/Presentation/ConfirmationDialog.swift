#if !canImport(SwiftUI)
/// A question in front of the page, with buttons to choose from.
struct ConfirmationDialog<Actions: View, Message: View> {
    let title: String
    let isTitleVisible: Bool
    let dismiss: () -> Void
    let actions: () -> Actions
    let message: () -> Message

    /// Writes title, message and buttons, and a button that calls it off where there is none.
    func write(into writer: inout HTMLWriter) {
        let dialog = DialogContext(dismiss: dismiss)
        let titleID = ViewPath.mix(writer.path, 37)
        let messageID = ViewPath.mix(writer.path, 38)
        writer.presentation(role: " role=\"dialog\"", dismiss: dismiss) { writer in
            writer.appendAttribute("aria-labelledby", id: titleID)
            if Message.self != EmptyView.self { writer.appendAttribute("aria-describedby", id: messageID) }
            let token = writer.open("<div", "ui-alert ui-confirmation")
            writer.appendAttribute("id", id: titleID)
            let heading = writer.open("<h2", isTitleVisible ? "ui-alert-title" : "ui-alert-title ui-visually-hidden")
            writer.appendEscaped(title)
            writer.close("</h2>", heading)
            if Message.self != EmptyView.self {
                writer.appendAttribute("id", id: messageID)
                let part = writer.open("<div", "ui-alert-message")
                writer.content(message(), under: 2)
                writer.close("</div>", part)
            }
            let buttons = writer.open("<div", "ui-alert-actions")
            writer.context.dialog = dialog
            writer.content(actions(), under: 3)
            if !dialog.hasCancel { writer.content(Button(Strings.cancel, role: .cancel) {}, under: 4) }
            writer.context.dialog = nil
            writer.close("</div>", buttons)
            writer.close("</div>", token)
        }
    }
}

/// The state of an open dialog, which its buttons read and change.
@usableFromInline
final class DialogContext {
    let dismiss: () -> Void
    /// Whether one of the buttons calls the question off.
    var hasCancel = false

    init(dismiss: @escaping () -> Void) {
        self.dismiss = dismiss
    }
}

/// The visibility of a part of a view.
public enum Visibility: Sendable, Hashable, CaseIterable {
    /// Shown or hidden, as is usual in its place.
    case automatic
    /// Shown.
    case visible
    /// Hidden.
    case hidden
}

extension View {
    /// Asks to confirm while `isPresented` is true; pressing one of the buttons runs it and closes the dialog. A button to call it off is added.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: 36, isPresented: isPresented.wrappedValue) { writer in
                let dismiss = { isPresented.wrappedValue = false }
                ConfirmationDialog(
                    title: title, isTitleVisible: titleVisibility != .hidden, dismiss: dismiss, actions: actions, message: message
                ).write(into: &writer)
            })
    }

    /// Asks to confirm, without a message.
    public func confirmationDialog<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }
}
#endif
