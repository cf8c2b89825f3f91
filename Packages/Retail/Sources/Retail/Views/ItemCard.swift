import RetailAPI
import Theme
import UI

/// An item on its shelf: what it is, what it costs, how many are in the cart.
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
            BagCounter(item.name, count: quantity, range: 0...RetailCart.mostOfOne, identifier: "retail.item.\(item.id)", onChange: change)
        } else {
            Pill(Strings.unavailable, tone: .warning)
        }
    }
}

#if DEBUG
struct ItemCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemCard(item: .sample, quantity: 2) { _ in }.previewDisplayName("Loaded")
            ItemCard(item: RetailItem.shelf[1], quantity: 0) { _ in }.previewDisplayName("Long text")
            ItemCard(item: RetailItem.shelf[2], quantity: 0) { _ in }.previewDisplayName("Not available")
        }
    }
}
#endif
