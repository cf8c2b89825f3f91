#if !canImport(SwiftUI)
/// The meaning of a press of a button.
public enum ButtonRole: Sendable, Hashable {
    /// Destroys something.
    case destructive
    /// Calls something off.
    case cancel
}

/// A control that does something when it is pressed.
public struct Button<Content: View>: PrimitiveView {
    @usableFromInline let role: ButtonRole?
    @usableFromInline let action: () -> Void
    @usableFromInline let label: Content

    /// Makes a button.
    @inlinable
    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Writes the button, in the style set around it.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openButton(role, action)
        let buttonStyle = writer.enterButton()
        if let style = buttonStyle {
            let label = label
            style.render(ButtonStyleConfiguration(role: role, label: .init { $0.content(label, under: 6) }), &writer)
            writer.dropPending()
        } else {
            writer.content(label, under: 6)
        }
        writer.context.buttonStyle = buttonStyle
        writer.close("</button>", token)
    }
}

extension Button where Content == Text {
    /// Makes a button with a text.
    @inlinable
    public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openButton(_ role: ButtonRole?, _ action: @escaping () -> Void) -> ElementToken {
        appendAttribute(" type=\"button\"")
        if !addDisabled() {
            if let dialog = context.dialog {
                if role == .cancel { dialog.hasCancel = true }
                addPress(role: 1) {
                    action()
                    dialog.dismiss()
                }
            } else {
                addPress(role: 1, action)
            }
        }
        switch role {
        case .destructive: addClass("ui-destructive")
        case .cancel: addClass("ui-cancel")
        case nil: break
        }
        return context.buttonStyle == nil ? open("<button", "ui-button") : open("<button", "ui-button ui-styled")
    }

    /// Returns the button's style, which its label doesn't inherit.
    @usableFromInline
    mutating func enterButton() -> AnyButtonStyle? {
        let style = context.buttonStyle
        context.buttonStyle = nil
        return style
    }
}
#endif
