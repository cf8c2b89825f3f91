import RetailAPI
import Theme
import UI

/// An item with its price and the number of pieces in the cart.
struct ItemCard: View {
    let item: RetailItem
    let quantity: Int
    let change: (Int) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            ListRow(item.name, symbol: AppSymbols.boxName, tone: item.available ? .info : .neutral)
            Spacer()
            HStack(spacing: theme.spacing.sm) {
                MoneyText(cents: item.priceCents, currency: item.currency).font(theme.fonts.headline)
                Spacer()
                counter
            }
        }
        .accessibilityIdentifier("retail.item.\(item.id)")
    }

    @ViewBuilder
    private var counter: some View {
        if item.available {
            BagCounter(item.name, count: quantity, range: 0...Cart.mostOfOne, identifier: "retail.item.\(item.id)", onChange: change)
        } else {
            Pill(Strings.unavailable, tone: .warning)
        }
    }
}
