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
            page(.loaded(.shops), query: "caviar").previewDisplayName("Nothing found")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ catalog: ViewState<Catalog>, query: String = "") -> some View {
        var state = RetailFeature.State(catalog: catalog)
        state.retailers.query = query
        state.cart.set(.sample, to: 2)
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
            DealsCard(retailers: [.warehouse]) { _ in }.previewDisplayName("Loaded")
            DealsCard(retailers: [.sample]) { _ in }.previewDisplayName("Empty")
        }
    }
}
#endif

extension Catalog {
    /// Two retailers of different categories, for tests and previews.
    static let shops = Catalog(retailers: [.sample, .warehouse], categories: [.sample, RetailCategory(name: "Household", retailers: 1)])
}
#endif
