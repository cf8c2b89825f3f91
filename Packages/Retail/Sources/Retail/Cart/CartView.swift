import Core
import CoreUI
import OrdersAPI
import RetailAPI
import Theme
import UI

/// The cart: its items, their price, and the way into an order.
struct CartView: View {
    let store: ScopedStore<CartFeature>

    @Environment(\.canOpen) private var canOpen
    @Environment(\.theme) private var theme

    private var cart: Cart { store.state }

    var body: some View {
        PageColumn {
            if cart.lines.isEmpty { empty } else { content }
        }
        .navigationTitle(Strings.cart)
    }

    private var empty: some View {
        EmptyStateView(
            symbol: AppSymbols.cartName, title: Strings.emptyCart, message: Strings.emptyCartMessage, actionTitle: Strings.seeRetailers,
            identifier: "retail.cart.retailers"
        ) { store.send(.retailersTapped) }
    }

    private var content: some View {
        SplitColumns {
            AdaptiveGrid(minimum: 280) {
                ForEach(cart.lines, id: \.item.id) { line in
                    ItemCard(item: line.item, quantity: line.quantity) { store.send(.quantityChanged(line.item, $0)) }
                }
            }
        } side: {
            summary
        }
    }

    private var summary: some View {
        Card {
            PriceLines(
                cart.lines.map { PriceLines.Line("\($0.quantity) × \($0.item.name)", cents: $0.item.priceCents * $0.quantity) },
                total: cart.totalCents, currency: cart.currency, identifier: "retail.cart.total")
            Text(Strings.cartNote).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            if canOpen(OrdersLink.self) {
                PrimaryButton(Strings.addToOrder, symbol: AppSymbols.bagName) { store.send(.orderTapped) }
                    .accessibilityIdentifier("retail.cart.order")
            }
            QuietButton(Strings.continueShopping) { store.send(.retailersTapped) }
                .accessibilityIdentifier("retail.cart.continue")
        }
    }
}
