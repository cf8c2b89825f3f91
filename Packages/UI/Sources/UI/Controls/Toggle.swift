#if !canImport(SwiftUI)
/// A switch.
public struct Toggle: PrimitiveView {
    private let title: String
    private let isOn: Binding<Bool>

    /// Makes a switch.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.title = title
        self.isOn = isOn
    }

    /// Writes a check box in the role of a switch, with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-toggle", label: title)
        let isOn = isOn
        writer.appendAttribute(" type=\"checkbox\" role=\"switch\"")
        if isOn.wrappedValue { writer.appendAttribute(" checked") }
        writer.addInput("data-change", .toggle { isOn.wrappedValue = $0 })
        writer.closeVoid(writer.open("<input", "ui-switch"))
        writer.close("</label>", token)
    }
}
#endif
