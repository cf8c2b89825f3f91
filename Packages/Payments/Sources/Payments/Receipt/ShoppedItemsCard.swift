import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The items on a receipt that came to less than they cost when they were ordered.
struct ShoppedItemsCard: View {
    let items: [RetailLine]
    /// True where the order was paid for before: what it costs less was given back.
    let isPaid: Bool

    @Environment(\.theme) private var theme

    private var reduced: [RetailLine] { items.filter { $0.savedCents > 0 } }

    var body: some View {
        if !reduced.isEmpty {
            SectionCard(Strings.reducedItems) {
                ForEach(Array(reduced.enumerated()), id: \.offset) { index, item in
                    ListRow("\(item.quantity) × \(item.name)", subtitle: subtitle(item), symbol: AppSymbols.storeName)
                        .accessibilityIdentifier("payments.item.\(index)")
                }
                Text(Strings.reducedHint).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }

    private func subtitle(_ item: RetailLine) -> String {
        let amount = MoneyFormat.format(cents: item.savedCents)
        let outcome = item.status == .missing ? Strings.itemMissing : item.substitute.map(Strings.itemReplaced) ?? Strings.itemReduced
        return isPaid ? Strings.itemRefunded(outcome, amount: amount) : Strings.itemSaved(outcome, amount: amount)
    }
}
