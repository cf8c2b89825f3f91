public import UI

/// A figure with its name.
public struct StatCard: View {
    private let title: String
    private let value: String
    private let caption: String?
    private let symbol: String
    private let tone: Tone

    /// Makes the card; `symbol` is a name of `AppSymbols`.
    public init(title: String, value: String, caption: String? = nil, symbol: String, tone: Tone = .info) {
        self.title = title
        self.value = value
        self.caption = caption
        self.symbol = symbol
        self.tone = tone
    }

    /// The card.
    public var body: some View {
        Element("div", class: "t-card t-stat") {
            Element("div", class: "t-stat-head") {
                Element("span", class: "t-symbol t-tone-\(tone.rawValue)") { Image(systemName: symbol) }
                Element("span", class: "t-stat-title") { Text(title) }
            }
            Element("span", class: "t-stat-value") { Text(value) }
            if let caption { Element("span", class: "t-stat-caption") { Text(caption) } }
        }
    }
}

#if DEBUG
struct StatCard_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveGrid {
            StatCard(title: "Water", value: "128 L", caption: "saved this year", symbol: AppSymbols.boxName)
            StatCard(title: "CO₂", value: "4.2 kg", symbol: AppSymbols.starName, tone: .success)
            StatCard(title: "Late", value: "2", caption: "by 12 minutes", symbol: AppSymbols.clockName, tone: .warning)
            StatCard(title: "Energy that wasn't needed", value: "1,204.6 kWh", caption: "against washing at home", symbol: AppSymbols.clockName, tone: .danger)
        }.previewDisplayName("Long text")
    }
}
#endif
