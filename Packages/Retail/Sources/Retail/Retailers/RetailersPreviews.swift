#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

#if DEBUG
struct RetailersView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(Catalog(retailers: [], categories: []))).previewDisplayName("Empty")
            page(.loaded(.shops)).previewDisplayName("Loaded")
            page(.loaded(.shops), query: "soap").previewDisplayName("Search")
            page(.loaded(.shops), query: "caviar", found: ItemSearchResults(items: [], total: 0)).previewDisplayName("Nothing found")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(
        _ catalog: ViewState<Catalog>, query: String = "", found: ItemSearchResults = ItemSearchResults(items: RetailItem.shelf, total: 3)
    ) -> some View {
        var state = RetailFeature.State(catalog: catalog, cart: CartFeature.State(cart: .loaded(.sample)))
        state.retailers.items = ItemsFeature.State(filter: ItemFilter(query: query), results: .loaded(found))
        return RetailersView(store: ScopedStore(state: state))
    }
}

struct RetailerCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerCard(retailer: .sample) {}.previewDisplayName("Loaded")
            RetailerCard(retailer: .warehouse) {}.previewDisplayName("Long text")
        }
    }
}

struct DealsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DealsCard(deals: [.sample]) { _ in }.previewDisplayName("Loaded")
            DealsCard(deals: []) { _ in }.previewDisplayName("Empty")
        }
    }
}
#endif

extension Catalog {
    /// Two retailers of different categories, for tests and previews.
    static let shops = Catalog(
        retailers: [.sample, .warehouse], categories: [.sample, RetailCategory(name: "Household", retailers: 1)], deals: [.sample])
}
#endif
