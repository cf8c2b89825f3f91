import UI

/// One value of a chart.
public struct ChartPoint: Sendable, Hashable {
    /// The name of what it stands for, such as a month.
    public let name: String
    /// The amount, which may be negative.
    public let value: Double
    /// The value as the person reads it, with its unit.
    public let text: String
    /// The amounts between which it may be, which the chart shows as a band; nil where it is known.
    public let range: ClosedRange<Double>?
    /// The range as the person reads it, with its unit.
    public let rangeText: String?

    /// Makes a value.
    public init(name: String, value: Double, text: String, range: ClosedRange<Double>? = nil, rangeText: String? = nil) {
        self.name = name
        self.value = value
        self.text = text
        self.range = range
        self.rangeText = rangeText
    }

    /// The amounts that a chart has to show.
    var extent: [Double] { [value] + (range.map { [$0.lowerBound, $0.upperBound] } ?? []) }

    #if DEBUG
    static let samples = [("Jun", 38), ("Jul", 52), ("Aug", 47), ("Sep", 61), ("Oct", 86), ("Nov", 74)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\(Int($0.1)) L")
    }
    static let mixedSamples = [("Week 1", 4.2), ("Week 2", -1.6), ("Week 3", 2.8)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\($0.1) kg")
    }
    static let rangedSamples = mixedSamples.map {
        ChartPoint(name: $0.name, value: $0.value, text: $0.text, range: $0.value - 1...$0.value + 0.5, rangeText: "\($0.value - 1) to \($0.value + 0.5) kg")
    }
    #endif
}

/// The range of a chart's values, which always holds zero, and where a value stands in it.
struct ChartScale {
    private let low: Double
    private let high: Double

    init(_ values: [Double]) {
        low = min(values.min() ?? 0, 0)
        high = max(values.max() ?? 0, 0)
    }

    /// Whether a value lies below zero.
    var hasNegative: Bool { low < 0 }

    /// The distance of a value from the top, in hundredths of the height.
    func percent(_ value: Double) -> Double {
        let range = high - low
        // All values zero: the line lies at the bottom.
        guard range > 0 else { return 100 }
        return ((high - value) / range * 1000).rounded() / 10
    }
}

/// The values of a chart as a table, for assistive technology.
struct ChartTable: View {
    let label: String
    let points: [ChartPoint]

    private var hasRanges: Bool { points.contains { $0.rangeText != nil } }

    var body: some View {
        // In an element of its own, because a table is as wide as its words whatever its style says.
        Element("div", class: "t-hidden") {
            Element("table") {
                Element("caption") { Text(label) }
                Element("thead") {
                    Element("tr") {
                        Element("th", attributes: [("scope", "col")]) { Text(Strings.chartName) }
                        Element("th", attributes: [("scope", "col")]) { Text(Strings.chartValue) }
                        if hasRanges { Element("th", attributes: [("scope", "col")]) { Text(Strings.chartRange) } }
                    }
                }
                Element("tbody") {
                    ForEach(0..<points.count) { index in
                        Element("tr") {
                            Element("th", attributes: [("scope", "row")]) { Text(points[index].name) }
                            Element("td") { Text(points[index].text) }
                            if hasRanges { Element("td") { Text(points[index].rangeText ?? points[index].text) } }
                        }
                    }
                }
            }
        }
    }
}
