import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The items of the cart, which come along if the customer switches them on.
struct ShoppingForm: View {
    let store: ScopedStore<ShoppingFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.shopping) {
            ViewStateView(store.state.cart, retry: { store.send(.appeared) }) { cart in
                if cart.lines.isEmpty { empty } else { content(cart) }
            }
            deals
        }
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private var deals: some View {
        if !store.state.deals.isEmpty {
            Text(Strings.shoppingDeals).font(theme.fonts.headline).accessibilityAddTraits(.isHeader)
            ForEach(store.state.deals, id: \.id) { deal in
                ListRow(deal.text, subtitle: deal.retailer, symbol: AppSymbols.storeName, tone: .success) { [send = store.sender] in
                    send(.dealTapped(deal))
                }
                .accessibilityIdentifier("orders.deal.\(deal.id)")
            }
        }
    }

    @ViewBuilder
    private var empty: some View {
        Text(Strings.shoppingEmpty).foregroundStyle(theme.colors.secondaryText)
        QuietButton(Strings.shoppingBrowse, symbol: AppSymbols.storeName) { store.send(.retailersTapped) }
            .accessibilityIdentifier("orders.shopping.browse")
    }

    @ViewBuilder
    private func content(_ cart: RetailCart) -> some View {
        Toggle(
            Strings.shoppingInclude(cart.count, total: MoneyFormat.format(cents: cart.subtotalCents, currency: cart.currency)),
            isOn: store.binding(\.isIncluded) { .included($0) }
        )
        .accessibilityIdentifier("orders.shopping.include")
        if store.state.isIncluded {
            ForEach(cart.lines, id: \.item.id) { line in
                ListRow("\(line.quantity) × \(line.item.name)", subtitle: line.item.available ? line.retailer : Strings.shoppingGone) {
                    if line.item.available { MoneyText(cents: line.quantity * line.item.priceCents, currency: line.item.currency) }
                }
                .accessibilityIdentifier("orders.shopping.item.\(line.item.id)")
            }
            ForEach(cart.shortfalls, id: \.retailerID) { shortfall in
                NoticeBanner(
                    Strings.shoppingMinimum(MoneyFormat.format(cents: shortfall.missingCents, currency: cart.currency), retailer: shortfall.retailer),
                    tone: .warning)
            }
        }
        QuietButton(Strings.shoppingChange, symbol: AppSymbols.storeName) { store.send(.cartTapped) }.accessibilityIdentifier("orders.shopping.change")
    }
}
