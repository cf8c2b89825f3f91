public import UI

/// A row of an account page: what it is, what it is set to, and a way to change it.
///
/// ```swift
/// SettingsRow("Language", value: "English", symbol: AppSymbols.locationName) { store.send(.languageTapped) }
/// ```
public struct SettingsRow: View {
    private let title: String
    private let value: String?
    private let symbol: String
    private let tone: Tone
    private let action: () -> Void

    /// Makes a row; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, value: String? = nil, symbol: String, tone: Tone = .neutral, action: @escaping () -> Void) {
        self.title = title
        self.value = value
        self.symbol = symbol
        self.tone = tone
        self.action = action
    }

    /// The row.
    public var body: some View {
        ListRow(title, symbol: symbol, tone: tone, action: action) {
            if let value { Element("span", class: "t-row-value") { Text(value) } }
        }
    }
}

#if DEBUG
struct SettingsRow_Previews: PreviewProvider {
    static var previews: some View {
        SectionCard("Preferences") {
            SettingsRow("Language", value: "English", symbol: AppSymbols.locationName) {}
            SettingsRow("Appearance", value: "As the system", symbol: AppSymbols.shieldName) {}
            SettingsRow("Where the laundry is picked up when nobody is at home", value: "At the back door", symbol: AppSymbols.locationName) {}
            SettingsRow("Sign out", symbol: AppSymbols.powerName, tone: .danger) {}
        }.previewDisplayName("Long text")
    }
}
#endif
