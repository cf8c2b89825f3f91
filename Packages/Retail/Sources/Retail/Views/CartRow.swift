import RetailAPI
import Theme
import UI

/// The cart in a few words, which leads to it; nothing while it is empty.
struct CartRow: View {
    let cart: RetailCart
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

#if DEBUG
struct CartRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartRow(cart: .sample) {}.previewDisplayName("Loaded")
            CartRow(cart: RetailCart()) {}.previewDisplayName("Empty")
        }
    }
}

extension RetailCart {
    /// A cart with two items, for previews.
    static var sample: RetailCart {
        var cart = RetailCart()
        cart.set(.sample, to: 2)
        cart.set(RetailItem.shelf[1], to: 1)
        return cart
    }
}
#endif
