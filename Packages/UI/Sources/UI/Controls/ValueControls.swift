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

/// A number that goes up and down.
public struct Stepper: PrimitiveView {
    private let title: String
    private let value: Binding<Int>
    private let bounds: ClosedRange<Int>
    private let step: Int

    /// Makes a stepper of whole numbers; what the browser sends is brought into `bounds`.
    public init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
        self.title = title
        self.value = value
        self.bounds = bounds
        self.step = step
    }

    /// Writes a number field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let (value, bounds) = (value, bounds)
        let token = writer.openField("ui-field ui-stepper", label: title)
        writer.appendAttribute(" type=\"number\"")
        writer.appendAttribute("value", String(value.wrappedValue))
        writer.appendAttribute("min", String(bounds.lowerBound))
        writer.appendAttribute("max", String(bounds.upperBound))
        writer.appendAttribute("step", String(step))
        writer.addInput(
            "data-change",
            .number { number in
                if let whole = Int(exactly: number.rounded()) { value.wrappedValue = min(max(whole, bounds.lowerBound), bounds.upperBound) }
            })
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }
}
#endif
