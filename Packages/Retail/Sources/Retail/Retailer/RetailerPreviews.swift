#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

#if DEBUG
struct RetailerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded(RetailItem.shelf)).previewDisplayName("Loaded")
            page(.loaded(RetailItem.shelf), query: "caviar").previewDisplayName("Nothing found")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ items: ViewState<[RetailItem]>, query: String = "") -> some View {
        var cart = Cart()
        cart.set(.sample, to: 2)
        return RetailerView(
            store: ScopedStore(state: RetailerFeature.State(id: 1, items: items, query: query)), cart: ScopedStore(state: cart), retailer: .sample)
    }
}

struct RetailerFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerFacts(retailer: .sample).previewDisplayName("Loaded")
            RetailerFacts(retailer: .warehouse).previewDisplayName("Long text")
        }
    }
}
#endif

extension Retailer {
    /// A retailer with long texts and deals, for tests and previews.
    static let warehouse = Retailer(
        id: 2, name: "The Very Friendly Warehouse of Orange County", category: "Household", rating: 4.1,
        perks: ["Large packs at a lower price per piece, for those who have room.", "Open late."],
        deals: ["Dryer sheets: 20 % less this week", "Two detergents for the price of one"], hours: "7 AM to 11 PM", stores: [.sample], affiliated: true)
}
#endif
