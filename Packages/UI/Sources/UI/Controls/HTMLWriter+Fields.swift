#if !canImport(SwiftUI)
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
