import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// A retailer's page: its items by shelf, each with a counter for the cart, and what speaks for the retailer.
struct RetailerView: View {
    let store: ScopedStore<RetailFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            CartRow(cart: store.state.cart) { store.send(.cartTapped) }
            SplitColumns {
                ViewStateView(store.state.items, retry: { store.send(.itemsRetryTapped) }) { items($0) }
            } side: {
                if let retailer = store.state.retailer { RetailerFacts(retailer: retailer) }
                NoticeBanner(Strings.notice)
            }
        }
        .navigationTitle(store.state.retailer?.name ?? Strings.retail)
    }

    @ViewBuilder
    private func items(_ items: [RetailItem]) -> some View {
        if items.isEmpty {
            EmptyStateView(symbol: AppSymbols.boxName, title: Strings.noItems, message: Strings.noItemsMessage)
        } else {
            SearchField(Strings.searchItems, text: store.binding(\.itemQuery) { .itemsSearched($0) }, identifier: "retail.items.search")
            shelves(items.filter { store.state.itemQuery.isFound(in: $0.name) || store.state.itemQuery.isFound(in: Strings.catalogue($0.category)) })
        }
    }

    @ViewBuilder
    private func shelves(_ items: [RetailItem]) -> some View {
        if items.isEmpty {
            NoResultsView(query: store.state.itemQuery) { store.send(.itemsSearched("")) }
        } else {
            ForEach(Set(items.map(\.category)).sorted(), id: \.self) { category in
                shelf(category, items.filter { $0.category == category })
            }
        }
    }

    private func shelf(_ category: String, _ items: [RetailItem]) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.catalogue(category)).font(theme.fonts.headline).accessibilityAddTraits(.isHeader)
            AdaptiveGrid(minimum: 260) {
                ForEach(items, id: \.id) { item in
                    ItemCard(item: item, quantity: store.state.cart.quantity(of: item.id)) { store.send(.quantityChanged(item, $0)) }
                }
            }
        }
    }
}

#if DEBUG
struct RetailerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerView(store: preview(.loading)).previewDisplayName("Loading")
            RetailerView(store: preview(.loaded([]))).previewDisplayName("Empty")
            RetailerView(store: preview(.loaded(RetailItem.shelf))).previewDisplayName("Loaded")
            RetailerView(store: preview(.loaded(RetailItem.shelf), query: "caviar")).previewDisplayName("Nothing found")
            RetailerView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ items: ViewState<[RetailItem]>, query: String = "") -> ScopedStore<RetailFeature> {
        var state = RetailFeature.State()
        state.catalogue = .loaded(.sample)
        state.path = [.retailer(1)]
        state.items = items
        state.itemQuery = query
        state.cart.set(.sample, to: 2)
        return ScopedStore(state: state)
    }
}
#endif
