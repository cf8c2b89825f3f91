#if !canImport(SwiftUI)
/// A number that goes up and down.
public struct Stepper: PrimitiveView {
    private let title: String
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let set: (Double) -> Void

    /// Makes a stepper of whole numbers within `bounds`.
    public init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
        self.title = title
        self.value = Double(value.wrappedValue)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = Double(step)
        set = { number in
            if let whole = Int(exactly: number.rounded()) { value.wrappedValue = min(max(whole, bounds.lowerBound), bounds.upperBound) }
        }
    }

    /// Makes a stepper of numbers within `bounds`; what the browser sends is brought into them.
    public init(_ title: String, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1) {
        self.title = title
        self.value = value.wrappedValue
        self.bounds = bounds
        self.step = step
        set = { value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    /// Writes a number field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-field ui-stepper", label: title)
        writer.appendAttribute(" type=\"number\"")
        writer.appendAttribute("value", text(value))
        writer.appendAttribute("min", text(bounds.lowerBound))
        writer.appendAttribute("max", text(bounds.upperBound))
        writer.appendAttribute("step", text(step))
        writer.addInput("data-change", .number(set))
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }

    private func text(_ number: Double) -> String {
        var bytes = ByteBuffer(capacity: 32)
        HTMLWriter.append(number, to: &bytes)
        return bytes.text
    }
}
#endif
