import UI

/// One value of a chart.
public struct ChartPoint: Sendable, Hashable {
    /// The name of what it stands for, such as a month.
    public let name: String
    /// The amount, which may be negative.
    public let value: Double
    /// The value as the person reads it, with its unit.
    public let text: String

    /// Makes a value.
    public init(name: String, value: Double, text: String) {
        self.name = name
        self.value = value
        self.text = text
    }

    #if DEBUG
    static let samples = [("Jun", 38), ("Jul", 52), ("Aug", 47), ("Sep", 61), ("Oct", 86), ("Nov", 74)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\(Int($0.1)) L")
    }
    static let mixedSamples = [("Week 1", 4.2), ("Week 2", -1.6), ("Week 3", 2.8)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\($0.1) kg")
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

    var body: some View {
        // In an element of its own, because a table is as wide as its words whatever its style says.
        Element("div", class: "t-hidden") {
            Element("table") {
                Element("caption") { Text(label) }
                Element("thead") {
                    Element("tr") {
                        Element("th", attributes: [("scope", "col")]) { Text(Strings.chartName) }
                        Element("th", attributes: [("scope", "col")]) { Text(Strings.chartValue) }
                    }
                }
                Element("tbody") {
                    ForEach(0..<points.count) { index in
                        Element("tr") {
                            Element("th", attributes: [("scope", "row")]) { Text(points[index].name) }
                            Element("td") { Text(points[index].text) }
                        }
                    }
                }
            }
        }
    }
}
