import Core
public import CoreUI
import RetailAPI
import Theme
public import UI

/// The tab `retail`: the retailers, and a retailer's page on top of them.
public struct RetailView: View {
    private let store: ScopedStore<RetailFeature>

    /// Makes the page.
    public init(store: ScopedStore<RetailFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            PageColumn {
                ViewStateView(store.state.catalogue, retry: { store.send(.appeared) }) { catalogue in
                    content(catalogue)
                }
            }
            .navigationTitle(Strings.retail)
            .onAppear { store.send(.appeared) }
            .navigationDestination(for: RetailRoute.self) { _ in RetailerView(store: store) }
        }
    }

    @ViewBuilder
    private func content(_ catalogue: RetailCatalogue) -> some View {
        if catalogue.retailers.isEmpty {
            EmptyStateView(symbol: AppSymbols.storeName, title: Strings.noRetailers, message: Strings.noRetailersMessage)
        } else {
            NoticeBanner(Strings.notice)
            chips(catalogue.categories)
            AdaptiveGrid(minimum: 280) {
                ForEach(catalogue.retailers(of: store.state.category), id: \.id) { retailer in
                    RetailerCard(retailer: retailer) { store.send(.opened([.retailer(retailer.id)])) }
                }
            }
        }
    }

    private func chips(_ categories: [RetailCategory]) -> some View {
        ChipRow {
            Chip(Strings.allCategories, isSelected: store.state.category == nil) { store.send(.categoryTapped(nil)) }
                .accessibilityIdentifier("retail.category.all")
            ForEach(categories, id: \.name) { category in
                Chip(category.name, isSelected: store.state.category == category.name) { store.send(.categoryTapped(category.name)) }
                    .accessibilityIdentifier("retail.category.\(category.name)")
            }
        }
    }
}

struct RetailView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailView(store: preview(.loading))
            RetailView(store: preview(.loaded(RetailCatalogue(retailers: [], categories: []))))
            RetailView(store: preview(.loaded(.sample)))
            RetailView(store: preview(.failed("No connection. Please try again.")))
        }
    }

    private static func preview(_ catalogue: ViewState<RetailCatalogue>) -> ScopedStore<RetailFeature> {
        var state = RetailFeature.State()
        state.catalogue = catalogue
        return ScopedStore(state: state)
    }
}
