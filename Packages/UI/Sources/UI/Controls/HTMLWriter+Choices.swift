#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Opens a choice of a picker: an option of a menu, or a radio button.
    @usableFromInline
    mutating func openChoice(_ value: AnyHashable, _ picker: PickerContext) -> ElementToken {
        let text = String(describing: value.base)
        picker.choices.append((text, value))
        let isSelected = value == picker.selection
        guard let segment = picker.segment else {
            appendAttribute("value", text)
            if isSelected { appendAttribute(" selected") }
            let token = open("<option", "ui-option")
            isPlainText = true
            return token
        }
        let token = open("<label", "ui-segment")
        appendAttribute(" type=\"radio\"")
        appendAttribute("name", id: segment.name)
        appendAttribute("value", text)
        if isSelected { appendAttribute(" checked") }
        if !addDisabled() { appendAttribute("data-change", id: segment.action) }
        closeVoid(open("<input", "ui-radio"))
        return token
    }

    @usableFromInline
    mutating func closeChoice(_ picker: PickerContext, _ token: ElementToken) {
        isPlainText = false
        close(picker.segment == nil ? "</option>" : "</label>", token)
    }
}
#endif
