public import UI

/// A price, line by line, with its total.
public struct PriceLines: View {
    /// One line as it is shown.
    public struct Line {
        let label: String
        let cents: Int
        let isEmphasized: Bool

        /// Makes a line.
        ///
        /// - Parameters:
        ///   - cents: the amount in cents; negative for a reduction.
        ///   - isEmphasized: whether the line stands out, as a reduction does.
        public init(_ label: String, cents: Int, isEmphasized: Bool = false) {
            self.label = label
            self.cents = cents
            self.isEmphasized = isEmphasized
        }
    }

    private let lines: [Line]
    private let total: Int
    private let totalLabel: String?
    private let currency: String
    private let identifier: String

    /// Makes the lines; `total` is in cents, and tests find it by `identifier`. Its label is "Total" unless `totalLabel` says what else it is.
    public init(_ lines: [Line], total: Int, totalLabel: String? = nil, currency: String = "USD", identifier: String = "price.total") {
        self.lines = lines
        self.total = total
        self.totalLabel = totalLabel
        self.currency = currency
        self.identifier = identifier
    }

    /// The lines and the total.
    public var body: some View {
        Element("dl", class: "t-prices") {
            ForEach(0..<lines.count) { index in
                line(lines[index].label, lines[index].cents, class: lines[index].isEmphasized ? "t-price is-emphasized" : "t-price")
            }
            line(totalLabel ?? Strings.total, total, class: "t-price is-total").accessibilityIdentifier(identifier)
        }
    }

    private func line(_ label: String, _ cents: Int, class className: String) -> some View {
        Element("div", class: className) {
            Element("dt") { Text(label) }
            Element("dd") { MoneyText(cents: cents, currency: currency) }
        }
    }
}

#if DEBUG
struct PriceLines_Previews: PreviewProvider {
    static var previews: some View {
        PriceLines([.init("2 bags", cents: 2800), .init("Promotion", cents: -500, isEmphasized: true)], total: 2300)
            .previewDisplayName("Usual")
        PriceLines([], total: 3360, totalLabel: "Held on your card", identifier: "price.held").previewDisplayName("Another amount")
        PriceLines(
            [.init("Bottled water, 24 bottles of half a litre, from the shop beside the plant", cents: 123_456)], total: 123_456,
            identifier: "price.long"
        ).previewDisplayName("Long text")
    }
}
#endif
