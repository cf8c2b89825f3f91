public import UI

/// One bar of a chart.
public struct Bar: Sendable, Hashable {
    /// What it stands for.
    public let name: String
    /// How much; a negative value is drawn as nothing and written as it is.
    public let value: Double
    /// The value as the person reads it.
    public let text: String

    /// Makes a bar.
    public init(name: String, value: Double, text: String) {
        self.name = name
        self.value = value
        self.text = text
    }
}

/// Values beside each other.
public struct BarChart: View {
    private let label: String
    private let bars: [Bar]

    /// Makes a chart; `label` says what it shows, read aloud.
    public init(_ label: String, bars: [Bar]) {
        self.label = label
        self.bars = bars
    }

    /// The bars; each is read aloud as its name and value.
    public var body: some View {
        let highest = max(bars.map(\.value).max() ?? 0, .leastNonzeroMagnitude)
        Element("div", class: "t-bars", attributes: [("role", "list"), ("aria-label", label)]) {
            ForEach(0..<bars.count) { index in
                bar(bars[index], percent: Int((max(bars[index].value, 0) / highest * 100).rounded()))
            }
        }
    }

    private func bar(_ bar: Bar, percent: Int) -> some View {
        Element("div", class: "t-bar", attributes: [("role", "listitem")]) {
            Element("span", class: "t-bar-value") { Text(bar.text) }
            Element("span", class: "t-bar-room", attributes: [("aria-hidden", "true")]) {
                Element("span", class: "t-bar-fill", attributes: [("style", "height:\(percent)%")])
            }
            Element("span", class: "t-bar-name") { Text(bar.name) }
        }
    }
}

struct BarChart_Previews: PreviewProvider {
    static var previews: some View {
        BarChart("Water saved", bars: [Bar(name: "Sep", value: 42, text: "42 L"), Bar(name: "Oct", value: 86, text: "86 L")])
    }
}
