public import UI

/// A chart of how a value develops.
///
/// ```swift
/// LineChart("Bags a week", points: weeks)
/// ```
public struct LineChart: View {
    private let label: String
    private let points: [ChartPoint]

    /// Makes a chart; `label` says what it shows, read aloud with a table of the values.
    public init(_ label: String, points: [ChartPoint]) {
        self.label = label
        self.points = points
    }

    /// The line, the highest and the last value beside it, and the names below.
    public var body: some View {
        Element("div", class: "t-chart") {
            if points.isEmpty {
                Element("div", class: "t-chart-empty") { Text(Strings.nothingFound) }
            } else {
                Element("div", class: "t-line", attributes: [("aria-hidden", "true")]) {
                    Element("div", class: "t-line-room") { picture }
                    Element("div", class: "t-line-names") {
                        ForEach(0..<points.count) { index in
                            Element("span", class: "t-bar-name") { Text(points[index].name) }
                        }
                    }
                }
            }
            ChartTable(label: label, points: points)
        }
    }

    @ViewBuilder private var picture: some View {
        let scale = ChartScale(points.flatMap(\.extent))
        let places = points.indices.map { (x: horizontal($0), y: scale.percent(points[$0].value)) }
        let line = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        let zero = scale.percent(0)
        Element("svg", class: "t-line-picture", attributes: [("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none")]) {
            Element("path", class: "t-line-grid", attributes: [("d", "M0 0H100M0 50H100M0 100H100")])
            if let first = places.first, let last = places.last {
                if points.contains(where: { $0.range != nil }) {
                    Element("polygon", class: "t-line-band", attributes: [("points", band(scale))])
                } else {
                    Element("polygon", class: "t-line-area", attributes: [("points", "\(first.x),\(zero) \(line) \(last.x),\(zero)")])
                }
                Element("polyline", class: "t-line-stroke", attributes: [("points", line)])
            }
        }
        ForEach(marked, id: \.self) { index in
            mark(points[index], places[index])
        }
    }

    /// Returns the corners of the ranges' area: the upper ends from the first to the last, and the lower ends back.
    private func band(_ scale: ChartScale) -> String {
        let upper = points.indices.map { "\(horizontal($0)),\(scale.percent(points[$0].range?.upperBound ?? points[$0].value))" }
        let lower = points.indices.reversed().map { "\(horizontal($0)),\(scale.percent(points[$0].range?.lowerBound ?? points[$0].value))" }
        return (upper + lower).joined(separator: " ")
    }

    private func mark(_ point: ChartPoint, _ place: (x: Double, y: Double)) -> some View {
        Element("span", class: "t-line-mark", attributes: [("style", "left:\(place.x)%;top:\(place.y)%")]) {
            Element("span", class: place.x > 80 ? "t-line-value is-last" : "t-line-value") { Text(point.text) }
        }
    }

    /// The values that are written: the highest and the last.
    private var marked: [Int] {
        guard let highest = points.indices.max(by: { points[$0].value < points[$1].value }) else { return [] }
        return highest == points.count - 1 ? [highest] : [highest, points.count - 1]
    }

    /// Values stand in the middle of their name's column.
    private func horizontal(_ index: Int) -> Double {
        ((Double(index) + 0.5) / Double(points.count) * 1000).rounded() / 10
    }
}

#if DEBUG
struct LineChart_Previews: PreviewProvider {
    static var previews: some View {
        LineChart("Water saved", points: ChartPoint.samples).previewDisplayName("Values")
        LineChart("CO₂ saved", points: ChartPoint.mixedSamples).previewDisplayName("Negative")
        LineChart("CO₂ saved", points: ChartPoint.rangedSamples).previewDisplayName("Ranges")
        LineChart("Water saved", points: Array(ChartPoint.samples.prefix(1))).previewDisplayName("One value")
        LineChart("Water saved", points: []).previewDisplayName("Empty")
    }
}
#endif
