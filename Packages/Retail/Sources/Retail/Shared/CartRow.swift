import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The number of items in the cart and their price. It leads to the cart; while that is empty, nothing is shown.
struct CartRow: View {
    let cart: CartFeature.State
    let open: () -> Void

    var body: some View {
        if cart.count > 0 {
            Card {
                ListRow(Strings.cart, subtitle: Strings.cartItems(cart.count), symbol: AppSymbols.cartName, tone: .success, action: open) {
                    if cart.pending.isEmpty, let known = cart.cart.value { MoneyText(cents: known.subtotalCents, currency: known.currency) }
                }
                .accessibilityIdentifier("retail.cart")
            }
        }
    }
}
