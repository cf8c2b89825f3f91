#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

struct ItemFilterView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemFilterView(store: ScopedStore(state: ItemsFeature.State(shelves: ["Bath", "Laundry"]))).previewDisplayName("All")
            ItemFilterView(
                store: ScopedStore(state: ItemsFeature.State(filter: ItemFilter(category: "Laundry", onlyDeals: true), shelves: ["Bath", "Laundry"]))
            ).previewDisplayName("Limited")
        }
    }
}

struct ItemResultsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            results(.loaded(ItemSearchResults(items: RetailItem.shelf, total: 30))).previewDisplayName("Loaded")
            results(.loaded(ItemSearchResults(items: [.sample], total: 1, corrected: "detergent"))).previewDisplayName("Corrected")
            results(.loaded(ItemSearchResults(items: [], total: 0))).previewDisplayName("Empty")
        }
    }

    private static func results(_ results: ViewState<ItemSearchResults>) -> some View {
        ItemResultsView(store: ScopedStore(state: ItemsFeature.State(results: results)), actions: .preview)
    }
}

struct ItemGrid_Previews: PreviewProvider {
    static var previews: some View { ItemGrid(items: RetailItem.shelf, actions: .preview).previewDisplayName("Loaded") }
}
#endif
