#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

#if DEBUG
struct CartView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartView(store: ScopedStore(state: CartFeature.State(cart: .loading))).previewDisplayName("Loading")
            CartView(store: ScopedStore(state: CartFeature.State(cart: .loaded(RetailCart())))).previewDisplayName("Empty")
            CartView(store: ScopedStore(state: CartFeature.State(cart: .loaded(.full)))).previewDisplayName("Loaded")
            CartView(store: ScopedStore(state: CartFeature.State(cart: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}

struct CartLineView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            line(0).previewDisplayName("Loaded")
            line(1).previewDisplayName("Long text")
            line(2).previewDisplayName("Not available")
        }
    }

    private static func line(_ index: Int) -> some View {
        CartLineView(line: RetailCart.full.lines[index], store: ScopedStore(state: CartFeature.State(cart: .loaded(.full))))
    }
}

struct CartSummary_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartSummary(cart: .sample, store: ScopedStore(state: CartFeature.State())).previewDisplayName("Loaded")
            CartSummary(cart: .full, store: ScopedStore(state: CartFeature.State())).previewDisplayName("Below the minimum")
        }
    }
}
#endif

extension RetailCart {
    /// A cart with items of two retailers, one of them not available, for tests and previews.
    static let full = RetailCart(
        lines: [
            Line(item: .sample, retailer: "Corner Market", quantity: 2, substitution: .similar, note: "The one with the blue cap"),
            Line(item: RetailItem.shelf[1], retailer: "Corner Market", quantity: 1),
            Line(item: RetailItem.shelf[2], retailer: "Warehouse", quantity: 1),
        ], subtotalCents: 3_247, shortfalls: [Shortfall(retailerID: 1, retailer: "Corner Market", missingCents: 310)])
}
#endif
