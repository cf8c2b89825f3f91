#if !canImport(SwiftUI)
/// A field for a line of text.
public struct TextField: PrimitiveView {
    private let title: String
    private let text: Binding<String>
    private let prompt: String?

    /// Makes a field; `title` is its label, `prompt` what the empty field shows.
    public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
        self.title = title
        self.text = text
        self.prompt = prompt?.content
    }

    /// Writes the field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-field", label: title)
        let text = text
        writer.appendAttribute(" type=\"text\"")
        writer.appendAttribute("value", text.wrappedValue)
        if let prompt { writer.appendAttribute("placeholder", prompt) }
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }
}

/// A field for a secret. What was typed is never written into the page.
public struct SecureField: PrimitiveView {
    private let title: String
    private let text: Binding<String>
    private let prompt: String?

    /// Makes a field; `title` is its label, `prompt` what the empty field shows.
    public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
        self.title = title
        self.text = text
        self.prompt = prompt?.content
    }

    /// Writes the field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-field", label: title)
        let text = text
        writer.appendAttribute(" type=\"password\"")
        if let prompt { writer.appendAttribute("placeholder", prompt) }
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }
}

/// A field for text of several lines. Label it with `.accessibilityLabel`.
public struct TextEditor: PrimitiveView {
    private let text: Binding<String>

    /// Makes an editor.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// Writes a text area.
    public func _render(into writer: inout HTMLWriter) {
        let text = text
        writer.addInput("data-input", .text { text.wrappedValue = $0 })
        let token = writer.open("<textarea", "ui-input ui-editor")
        // The parser drops the first newline of a text area.
        writer.append("\n")
        writer.appendEscaped(text.wrappedValue)
        writer.close("</textarea>", token)
    }
}

extension HTMLWriter {
    /// Opens the box of a control, whose attributes are kept for the control itself, and writes its label.
    mutating func openField(_ className: StaticString, label: String) -> ElementToken {
        let token = open("<label", className, keepingAttributes: true)
        append("<span class=\"ui-field-label\">")
        appendEscaped(label)
        append("</span>")
        return token
    }

    /// Leaves what all inputs have: that they are disabled, or else the action; hints of the content; what Return does.
    mutating func addInput(_ attribute: StaticString, _ kind: Action.Kind) {
        if !addDisabled() {
            appendAttribute(attribute, id: addAction(kind, role: 20))
            if let submit = context.submit, !context.isInForm { appendAttribute("data-submit", id: addAction(.submit(submit), role: 21)) }
        }
        attributes.append(context.inputAttributes)
    }
}
#endif
