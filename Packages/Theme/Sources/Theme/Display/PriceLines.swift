public import UI

/// One line of a price.
public struct PriceLine: Sendable, Hashable {
    /// What costs it.
    public let label: String
    /// The amount in cents; negative for a reduction.
    public let cents: Int
    /// Whether the line stands out, such as a reduction.
    public let isEmphasised: Bool

    /// Makes a line.
    public init(_ label: String, cents: Int, isEmphasised: Bool = false) {
        self.label = label
        self.cents = cents
        self.isEmphasised = isEmphasised
    }
}

/// A price, line by line, with its total.
public struct PriceLines: View {
    private let lines: [PriceLine]
    private let total: Int
    private let currency: String
    private let identifier: String

    /// Makes the lines; `total` is in cents, and tests find it by `identifier`.
    public init(_ lines: [PriceLine], total: Int, currency: String = "USD", identifier: String = "price.total") {
        self.lines = lines
        self.total = total
        self.currency = currency
        self.identifier = identifier
    }

    /// The lines and the total.
    public var body: some View {
        Element("dl", class: "t-prices") {
            ForEach(0..<lines.count) { index in
                line(lines[index].label, lines[index].cents, class: lines[index].isEmphasised ? "t-price is-emphasised" : "t-price")
            }
            line(Strings.total, total, class: "t-price is-total").accessibilityIdentifier(identifier)
        }
    }

    private func line(_ label: String, _ cents: Int, class className: String) -> some View {
        Element("div", class: className) {
            Element("dt") { Text(label) }
            Element("dd") { MoneyText(cents: cents, currency: currency) }
        }
    }
}

struct PriceLines_Previews: PreviewProvider {
    static var previews: some View {
        PriceLines([PriceLine("2 bags", cents: 2800), PriceLine("Promotion", cents: -500, isEmphasised: true)], total: 2300)
            .previewDisplayName("Usual")
        PriceLines(
            [PriceLine("Bottled water, 24 bottles of half a litre, from the shop beside the plant", cents: 123_456)], total: 123_456,
            identifier: "price.long"
        ).previewDisplayName("Long text")
    }
}
