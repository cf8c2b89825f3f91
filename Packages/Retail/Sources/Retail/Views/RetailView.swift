import Core
public import CoreUI
import RetailAPI
import Theme
public import UI

/// The tab `retail`: the retailers, and on top of them a retailer's page and the cart.
public struct RetailView: View {
    private let store: ScopedStore<RetailFeature>

    /// Makes the page.
    public init(store: ScopedStore<RetailFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            PageColumn {
                ViewStateView(store.state.catalogue, loading: .cards(4), retry: { store.send(.appeared) }) { content($0) }
            }
            .navigationTitle(Strings.retail)
            .onAppear { store.send(.appeared) }
            .navigationDestination(for: RetailRoute.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ route: RetailRoute) -> some View {
        switch route {
        case .retailer: RetailerView(store: store)
        case .cart: CartView(store: store)
        }
    }

    @ViewBuilder
    private func content(_ catalogue: RetailCatalogue) -> some View {
        if catalogue.retailers.isEmpty {
            EmptyStateView(symbol: AppSymbols.storeName, title: Strings.noRetailers, message: Strings.noRetailersMessage)
        } else {
            CartRow(cart: store.state.cart) { store.send(.cartTapped) }
            SearchField(Strings.search, text: store.binding(\.query) { .searched($0) }, identifier: "retail.search")
            chips(catalogue.categories)
            results(catalogue.retailers(of: store.state.category, matching: store.state.query))
            NoticeBanner(Strings.notice)
        }
    }

    @ViewBuilder
    private func results(_ retailers: [Retailer]) -> some View {
        if retailers.isEmpty {
            NoResultsView(query: store.state.query) { store.send(.searched("")) }
        } else {
            DealsCard(retailers: retailers) { store.send(.retailerTapped($0)) }
            AdaptiveGrid(minimum: 280) {
                ForEach(retailers, id: \.id) { retailer in
                    RetailerCard(retailer: retailer) { store.send(.retailerTapped(retailer.id)) }
                }
            }
        }
    }

    private func chips(_ categories: [RetailCategory]) -> some View {
        ChipRow {
            Chip(Strings.allCategories, isSelected: store.state.category == nil) { store.send(.categoryTapped(nil)) }
                .accessibilityIdentifier("retail.category.all")
            ForEach(categories, id: \.name) { category in
                Chip(Strings.catalogue(category.name), isSelected: store.state.category == category.name) { store.send(.categoryTapped(category.name)) }
                    .accessibilityIdentifier("retail.category.\(category.name)")
            }
        }
    }
}

#if DEBUG
struct RetailView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailView(store: preview(.loading)).previewDisplayName("Loading")
            RetailView(store: preview(.loaded(RetailCatalogue(retailers: [], categories: [])))).previewDisplayName("Empty")
            RetailView(store: preview(.loaded(.shops))).previewDisplayName("Loaded")
            RetailView(store: preview(.loaded(.shops), query: "caviar")).previewDisplayName("Nothing found")
            RetailView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ catalogue: ViewState<RetailCatalogue>, query: String = "") -> ScopedStore<RetailFeature> {
        var state = RetailFeature.State()
        state.catalogue = catalogue
        state.query = query
        state.cart.set(.sample, to: 2)
        return ScopedStore(state: state)
    }
}
#endif
