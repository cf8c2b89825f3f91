#if !canImport(SwiftUI)
/// A number chosen by moving a thumb along a line.
///
/// ```swift
/// Slider(value: $weight, in: 1...20, step: 0.5) { Text("Weight") } minimumValueLabel: { Text("1") } maximumValueLabel: { Text("20") }
///     .accessibilityValue("\(weight) kilograms")
/// ```
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let set: (Double) -> Void
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) {
        self.value = Double(value.wrappedValue)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        set = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Writes a range field, with its label above it and those of its ends beside it.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<label", "ui-field ui-slider", keepingAttributes: true)
        writer.setAside { writer in
            writer.part("ui-field-label", label, at: 1)
        }
        let line = writer.open("<span", "ui-slider-line", keepingAttributes: true)
        writer.setAside { $0.part("ui-slider-end", minimum, at: 2) }
        writer.appendAttribute(" type=\"range\"")
        writer.appendAttribute("value", number: value)
        writer.appendAttribute("min", number: bounds.lowerBound)
        writer.appendAttribute("max", number: bounds.upperBound)
        if let step { writer.appendAttribute("step", number: step) } else { writer.appendAttribute(" step=\"any\"") }
        writer.addInput("data-change", .number(set))
        writer.closeVoid(writer.open("<input", "ui-range"))
        writer.part("ui-slider-end", maximum, at: 3)
        writer.close("</span>", line)
        writer.close("</label>", token)
    }
}

extension Slider {
    /// Makes a slider with a label and those of its ends; a number that the browser sends is brought into the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Makes a slider that moves by steps, with a label and those of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider with a label.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// Makes a slider that moves by steps, with a label.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label)
    where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a slider; label it with `.accessibilityLabel`.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// Makes a slider that moves by steps; label it with `.accessibilityLabel`.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}
#endif
