#if !canImport(SwiftUI)
/// A question in front of the page: an alert or a choice to confirm.
struct Question<Actions: View, Message: View> {
    let title: String
    let isTitleVisible: Bool
    let isAlert: Bool
    let dismiss: () -> Void
    let actions: () -> Actions
    let message: () -> Message

    /// Writes title, message and buttons; an alert without buttons gets one, a choice a button that calls it off.
    func write(into writer: inout HTMLWriter) {
        let dialog = DialogContext(dismiss: dismiss)
        let titleID = ViewPath.mix(writer.path, 37)
        let messageID = ViewPath.mix(writer.path, 38)
        writer.presentation(role: isAlert ? " role=\"alertdialog\"" : " role=\"dialog\"", dismiss: dismiss) { writer in
            writer.appendAttribute("aria-labelledby", id: titleID)
            if Message.self != EmptyView.self { writer.appendAttribute("aria-describedby", id: messageID) }
            let token = writer.open("<div", isAlert ? "ui-alert" : "ui-alert ui-confirmation")
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
            if isAlert && Actions.self == EmptyView.self {
                writer.content(Button(Strings.confirm) {}, under: 4)
            } else if !isAlert && !dialog.hasCancel {
                writer.content(Button(Strings.cancel, role: .cancel) {}, under: 4)
            }
            writer.context.dialog = nil
            writer.close("</div>", buttons)
            writer.close("</div>", token)
        }
    }
}
#endif
