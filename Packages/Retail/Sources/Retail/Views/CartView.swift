import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The cart: what was put together, what it costs, and the way into an order.
struct CartView: View {
    let store: ScopedStore<RetailFeature>

    @Environment(\.installedFeatures) private var installedFeatures
    @Environment(\.theme) private var theme

    private var cart: RetailCart { store.state.cart }

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
            if installedFeatures.contains("Orders") {
                PrimaryButton(Strings.addToOrder, symbol: AppSymbols.bagName) { store.send(.orderTapped) }
                    .accessibilityIdentifier("retail.cart.order")
            }
            QuietButton(Strings.continueShopping) { store.send(.retailersTapped) }
                .accessibilityIdentifier("retail.cart.continue")
        }
    }
}

#if DEBUG
struct CartView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartView(store: preview(RetailCart())).previewDisplayName("Empty")
            CartView(store: preview(.sample)).previewDisplayName("Loaded")
        }
    }

    private static func preview(_ cart: RetailCart) -> ScopedStore<RetailFeature> {
        var state = RetailFeature.State()
        state.path = [.cart]
        state.cart = cart
        return ScopedStore(state: state)
    }
}
#endif
