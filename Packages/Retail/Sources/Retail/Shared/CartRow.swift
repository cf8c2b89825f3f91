import Theme
import UI

/// The number of items in the cart and their price. It leads to the cart; while that is empty, nothing is shown.
struct CartRow: View {
    let cart: Cart
    let open: () -> Void

    var body: some View {
        if !cart.lines.isEmpty {
            Card {
                ListRow(Strings.cart, subtitle: Strings.cartItems(cart.count), symbol: AppSymbols.cartName, tone: .success, action: open) {
                    MoneyText(cents: cart.totalCents, currency: cart.currency)
                }
                .accessibilityIdentifier("retail.cart")
            }
        }
    }
}
