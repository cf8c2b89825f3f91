public import UI

/// Values beside each other, as bars from zero up or down.
///
/// ```swift
/// BarChart("Water saved", bars: months.map { ChartPoint(name: $0.name, value: $0.litres, text: $0.text) })
/// ```
public struct BarChart: View {
    private let label: String
    private let bars: [ChartPoint]

    /// Makes a chart; `label` says what it shows, read aloud with a table of the values.
    public init(_ label: String, bars: [ChartPoint]) {
        self.label = label
        self.bars = bars
    }

    /// The bars, their values above and their names below.
    public var body: some View {
        let scale = ChartScale(bars.flatMap(\.extent))
        Element("div", class: "t-chart") {
            if bars.isEmpty {
                Element("div", class: "t-chart-empty") { Text(Strings.nothingFound) }
            } else {
                Element("div", class: "t-bars", attributes: [("aria-hidden", "true")]) {
                    ForEach(0..<bars.count) { index in
                        bar(bars[index], scale)
                    }
                }
            }
            ChartTable(label: label, points: bars)
        }
    }

    private func bar(_ bar: ChartPoint, _ scale: ChartScale) -> some View {
        let (zero, end) = (scale.percent(0), scale.percent(bar.value))
        let attributes = [("x", "0"), ("y", "\(min(zero, end))%"), ("width", "100%"), ("height", "\(abs(zero - end))%"), ("rx", "6")]
        return Element("div", class: "t-bar") {
            Element("span", class: "t-bar-value") { Text(bar.text) }
            Element("svg", class: "t-bar-room") {
                Element("rect", class: bar.value < 0 ? "t-bar-fill is-negative" : "t-bar-fill", attributes: attributes)
                if let range = bar.range { band(range, scale) }
                if scale.hasNegative {
                    Element("line", class: "t-bar-zero", attributes: [("x1", "-20%"), ("x2", "120%"), ("y1", "\(zero)%"), ("y2", "\(zero)%")])
                }
            }
            Element("span", class: "t-bar-name") { Text(bar.name) }
        }
    }

    private func band(_ range: ClosedRange<Double>, _ scale: ChartScale) -> some View {
        let (top, end) = (scale.percent(range.upperBound), scale.percent(range.lowerBound))
        let height = ((end - top) * 10).rounded() / 10
        return Element("rect", class: "t-bar-band", attributes: [("x", "32%"), ("y", "\(top)%"), ("width", "36%"), ("height", "\(height)%"), ("rx", "4")])
    }
}

#if DEBUG
struct BarChart_Previews: PreviewProvider {
    static var previews: some View {
        BarChart("Water saved", bars: ChartPoint.samples).previewDisplayName("Values")
        BarChart("CO₂ saved", bars: ChartPoint.mixedSamples).previewDisplayName("Negative")
        BarChart("CO₂ saved", bars: ChartPoint.rangedSamples).previewDisplayName("Ranges")
        BarChart("Water saved", bars: []).previewDisplayName("Empty")
        BarChart("Water saved", bars: ChartPoint.samples.map { ChartPoint(name: "\($0.name) in Irvine", value: $0.value, text: "\($0.text) of water") })
            .previewDisplayName("Long text")
    }
}
#endif
