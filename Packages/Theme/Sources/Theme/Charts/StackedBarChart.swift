public import UI

/// Counts in parts, as bars that the parts make up: beside each other, or below each other where their names are long.
///
/// ```swift
/// StackedBarChart(
///     "Visits", parts: [ChartPart("On time", tone: .success), ChartPart("Late", tone: .warning)],
///     bars: hours.map { ChartBar(name: $0.name, counts: [$0.onTime, $0.late]) }, layout: .columns(namedEvery: 4))
/// ```
public struct StackedBarChart: View {
    /// The direction of the bars.
    public enum Layout: Sendable, Hashable {
        /// Upright bars beside each other, of which one in every so many is named.
        case columns(namedEvery: Int)
        /// Lying bars below each other, each with its name and sum above it.
        case rows
    }

    private let label: String
    private let parts: [ChartPart]
    private let bars: [ChartBar]
    private let layout: Layout

    /// Makes a chart; `label` says what it shows, read aloud with a table of the counts.
    public init(_ label: String, parts: [ChartPart], bars: [ChartBar], layout: Layout) {
        self.label = label
        self.parts = parts
        self.bars = bars
        self.layout = layout
    }

    /// The parts with their sums, and the bars.
    public var body: some View {
        Element("div", class: "t-chart") {
            if bars.isEmpty {
                Element("div", class: "t-chart-empty") { Text(Strings.nothingFound) }
            } else {
                Element("div", class: "t-stack", attributes: [("aria-hidden", "true")]) {
                    legend
                    picture
                }
            }
            ChartCountTable(label: label, parts: parts, bars: bars)
        }
    }

    private var legend: some View {
        Element("div", class: "t-stack-legend") {
            ForEach(parts.indices, id: \.self) { index in
                Element("span", class: "t-stack-part") {
                    Element("svg", class: "t-stack-mark") {
                        Element("rect", class: style(of: index), attributes: [("width", "100%"), ("height", "100%"), ("rx", "4")])
                    }
                    Text(parts[index].name)
                    Element("strong") { Text(String(bars.reduce(0) { $0 + $1.count(of: index) })) }
                }
            }
        }
    }

    @ViewBuilder private var picture: some View {
        switch layout {
        case .columns(let step): columns(namedEvery: max(step, 1))
        case .rows: rows
        }
    }

    private func columns(namedEvery step: Int) -> some View {
        Element("div", class: "t-stack-columns") {
            Element("span", class: "t-stack-top") { Text(String(highest)) }
            Element("svg", class: "t-stack-room") {
                ForEach([0, 50, 100], id: \.self) { height in
                    Element("line", class: "t-stack-grid", attributes: [("x1", "0"), ("x2", "100%"), ("y1", "\(height)%"), ("y2", "\(height)%")])
                }
                ForEach(bars.indices, id: \.self) { column($0) }
            }
            Element("div", class: "t-stack-names") {
                ForEach(Array(stride(from: 0, to: bars.count, by: step)), id: \.self) { index in
                    Element("span", class: "t-bar-name") { Text(bars[index].name) }
                }
            }
        }
    }

    private func column(_ index: Int) -> some View {
        let width = 100 / Double(bars.count)
        return Element("g") {
            // The name and counts of what a pointer is on.
            Element("title") { Text(spoken(bars[index])) }
            ForEach(stretches(of: bars[index]), id: \.part) { stretch in
                Element(
                    "rect", class: style(of: stretch.part),
                    attributes: [
                        ("x", "\(rounded((Double(index) + 0.14) * width))%"), ("width", "\(rounded(0.72 * width))%"),
                        ("y", "\(rounded(100 - stretch.end))%"), ("height", "\(rounded(stretch.end - stretch.start))%"),
                    ])
            }
        }
    }

    private var rows: some View {
        Element("div", class: "t-stack-rows") {
            ForEach(bars.indices, id: \.self) { index in
                Element("div", class: "t-stack-row", attributes: [("title", spoken(bars[index]))]) {
                    Element("span", class: "t-stack-name") { Text(bars[index].name) }
                    Element("strong") { Text(String(bars[index].sum)) }
                    Element("svg", class: "t-stack-line") {
                        ForEach(stretches(of: bars[index]), id: \.part) { stretch in
                            Element(
                                "rect", class: style(of: stretch.part),
                                attributes: [("x", "\(rounded(stretch.start))%"), ("width", "\(rounded(stretch.end - stretch.start))%"), ("height", "100%")])
                        }
                    }
                }
            }
        }
    }

    /// The sum of the highest bar; at least 1, so that it divides.
    private var highest: Int { max(bars.map(\.sum).max() ?? 0, 1) }

    /// The parts of a bar that aren't zero, as percentages of the highest bar.
    private func stretches(of bar: ChartBar) -> [(part: Int, start: Double, end: Double)] {
        var (stretches, sum) = ([(part: Int, start: Double, end: Double)](), 0)
        for index in parts.indices where bar.count(of: index) > 0 {
            let start = sum
            sum += bar.count(of: index)
            stretches.append((index, Double(start) / Double(highest) * 100, Double(sum) / Double(highest) * 100))
        }
        return stretches
    }

    private func spoken(_ bar: ChartBar) -> String {
        bar.name + ": " + parts.indices.map { "\(parts[$0].name) \(bar.count(of: $0))" }.joined(separator: ", ")
    }

    private func style(of part: Int) -> String { "t-stack-fill is-\(parts[part].tone.rawValue)" }

    private func rounded(_ percent: Double) -> Double { (percent * 10).rounded() / 10 }
}

#if DEBUG
struct StackedBarChart_Previews: PreviewProvider {
    private static let parts = [ChartPart("On time", tone: .success), ChartPart("Late", tone: .warning), ChartPart("Failed", tone: .danger)]

    private static func hours(_ parts: Int) -> [ChartBar] {
        (0..<24).map { hour in
            let busy = max(0, 7 - abs(hour - 13))
            return ChartBar(name: "\(hour):00", counts: [busy, busy / 3, busy / 6].prefix(parts).map(\.self))
        }
    }

    private static let areas = [("Irvine", [24, 3, 1]), ("Newport Beach", [9, 0, 0]), ("Lakes of the northern foothills beyond the canyon", [2, 1, 0])]
        .map { ChartBar(name: $0.0, counts: $0.1) }

    static var previews: some View {
        StackedBarChart("Visits", parts: parts, bars: hours(3), layout: .columns(namedEvery: 4)).previewDisplayName("Columns")
        StackedBarChart("Orders", parts: [ChartPart("Placed")], bars: hours(1), layout: .columns(namedEvery: 4)).previewDisplayName("One part")
        StackedBarChart("Visits", parts: parts, bars: areas, layout: .rows).previewDisplayName("Long text")
        StackedBarChart("Visits", parts: parts, bars: hours(3).map { ChartBar(name: $0.name, counts: [0, 0, 0]) }, layout: .columns(namedEvery: 4))
            .previewDisplayName("Zero")
        StackedBarChart("Visits", parts: parts, bars: [], layout: .rows).previewDisplayName("Empty")
    }
}
#endif
