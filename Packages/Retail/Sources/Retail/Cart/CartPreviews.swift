#if DEBUG
import CoreUI
import RetailAPI
import UI

#if DEBUG
struct CartView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartView(store: ScopedStore(state: Cart())).previewDisplayName("Empty")
            CartView(store: ScopedStore(state: .sample)).previewDisplayName("Loaded")
        }
    }
}
#endif

extension Cart {
    /// A cart with two items, for tests and previews.
    static var sample: Cart {
        var cart = Cart()
        cart.set(.sample, to: 2)
        cart.set(RetailItem.shelf[1], to: 1)
        return cart
    }
}
#endif
