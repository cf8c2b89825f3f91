import UI

/// One kind of what a ``StackedBarChart`` counts.
public struct ChartPart: Sendable, Hashable {
    /// The name, as the legend and the table show it.
    public let name: String
    /// The color.
    public let tone: Tone

    /// Makes a part.
    public init(_ name: String, tone: Tone = .info) {
        self.name = name
        self.tone = tone
    }
}

/// One bar of a ``StackedBarChart``.
public struct ChartBar: Sendable, Hashable {
    /// The name of what it stands for, such as an hour.
    public let name: String
    /// The count of each part, in the order of the chart's parts; none is negative.
    public let counts: [Int]

    /// Makes a bar.
    public init(name: String, counts: [Int]) {
        self.name = name
        self.counts = counts
    }

    /// The sum of the counts.
    var sum: Int { counts.reduce(0, +) }

    /// Returns the count of a part; zero where the bar has none.
    func count(of part: Int) -> Int { counts.indices.contains(part) ? counts[part] : 0 }
}

/// The counts of a chart as a table, for assistive technology: a row for each bar, a column for each part.
struct ChartCountTable: View {
    let label: String
    let parts: [ChartPart]
    let bars: [ChartBar]

    var body: some View {
        Element("div", class: "t-hidden") {
            Element("table") {
                Element("caption") { Text(label) }
                Element("thead") {
                    Element("tr") {
                        header("col", Strings.chartName)
                        ForEach(parts.indices, id: \.self) { header("col", parts[$0].name) }
                    }
                }
                Element("tbody") {
                    ForEach(bars.indices, id: \.self) { row(bars[$0]) }
                }
            }
        }
    }

    private func row(_ bar: ChartBar) -> some View {
        Element("tr") {
            header("row", bar.name)
            ForEach(parts.indices, id: \.self) { index in
                Element("td") { Text(String(bar.count(of: index))) }
            }
        }
    }

    private func header(_ scope: String, _ text: String) -> some View {
        Element("th", attributes: [("scope", scope)]) { Text(text) }
    }
}
