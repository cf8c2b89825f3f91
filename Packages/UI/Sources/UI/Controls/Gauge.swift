#if !canImport(SwiftUI)
/// A value within a range, such as how full something is.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel

    /// Makes a gauge with labels of its value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.value = Double(min(max(value, bounds.lowerBound), bounds.upperBound))
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label()
        current = currentValueLabel()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
    }

    /// Writes a meter with its labels.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<label", "ui-field ui-gauge", keepingAttributes: true)
        writer.setAside { $0.part("ui-field-label", label, at: 1) }
        let line = writer.open("<span", "ui-slider-line", keepingAttributes: true)
        writer.setAside { $0.part("ui-slider-end", minimum, at: 2) }
        writer.appendAttribute("value", number: value)
        writer.appendAttribute("min", number: bounds.lowerBound)
        writer.appendAttribute("max", number: bounds.upperBound)
        writer.close("</meter>", writer.open("<meter", "ui-meter"))
        writer.part("ui-slider-end", maximum, at: 3)
        writer.close("</span>", line)
        writer.part("ui-gauge-value", current, at: 4)
        writer.close("</label>", token)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Makes a gauge with a label of its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() })
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Makes a gauge.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}
#endif
