public import UI

/// A row of a list: a symbol, a title with a line below it, and something at the end. With an action it is a button.
public struct ListRow<Trailing: View>: View {
    private let title: String
    private let subtitle: String?
    private let symbol: String?
    private let tone: Tone
    private let isSelected: Bool
    private let trailing: Trailing
    private let action: (() -> Void)?

    /// Makes a row; `symbol` is a name of `AppSymbols`, and `isSelected` whether what it leads to is open beside the list.
    public init(
        _ title: String, subtitle: String? = nil, symbol: String? = nil, tone: Tone = .info, isSelected: Bool = false, action: (() -> Void)? = nil,
        @ViewBuilder trailing: () -> Trailing
    ) {
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.tone = tone
        self.isSelected = isSelected
        self.action = action
        self.trailing = trailing()
    }

    /// The row.
    public var body: some View {
        if let action {
            Button(action: action) { row }
                .accessibilityAddTraits(isSelected ? .isSelected : [])
                .buttonStyle(BareButtonStyle())
        } else {
            row
        }
    }

    private var row: some View {
        Element("span", class: action == nil ? "t-row" : isSelected ? "t-row is-pressable is-selected" : "t-row is-pressable") {
            if let symbol { Element("span", class: "t-symbol t-tone-\(tone.rawValue)") { Image(systemName: symbol) } }
            Element("span", class: "t-row-text") {
                Element("span", class: "t-row-title") { Text(title) }
                if let subtitle { Element("span", class: "t-row-subtitle") { Text(subtitle) } }
            }
            Element("span", class: "t-row-trailing") {
                trailing
                if action != nil { AppSymbols.chevronRight }
            }
        }
    }
}

extension ListRow where Trailing == EmptyView {
    /// Makes a row with nothing of its own at the end.
    public init(
        _ title: String, subtitle: String? = nil, symbol: String? = nil, tone: Tone = .info, isSelected: Bool = false, action: (() -> Void)? = nil
    ) {
        self.init(title, subtitle: subtitle, symbol: symbol, tone: tone, isSelected: isSelected, action: action) { EmptyView() }
    }
}

#if DEBUG
struct ListRow_Previews: PreviewProvider {
    static var previews: some View {
        Card {
            ListRow("Notifications", subtitle: "On", symbol: AppSymbols.bellName, action: {})
            ListRow("Wash", symbol: AppSymbols.washerName) { Pill("Cold", tone: .info) }
            ListRow(
                "Payment with the card that ends in 4242", subtitle: "Expires in three months, and the bank asks for a new address",
                symbol: AppSymbols.receiptName, tone: .warning, action: {})
        }.previewDisplayName("Long text")
    }
}
#endif
