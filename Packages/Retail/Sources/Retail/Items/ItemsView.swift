import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The filters and the order of a list of items.
struct ItemFilterView: View {
    let store: ScopedStore<ItemsFeature>

    private var filter: ItemFilter { store.state.filter }

    var body: some View {
        ChipRow {
            Chip(Strings.onSale, isSelected: filter.onlyDeals) { store.send(.edited(.deals(!filter.onlyDeals))) }
                .accessibilityIdentifier("retail.filter.deals")
            Chip(Strings.favorites, isSelected: filter.onlyFavorites) { store.send(.edited(.favorites(!filter.onlyFavorites))) }
                .accessibilityIdentifier("retail.filter.favorites")
            ForEach(store.state.shelves, id: \.self) { shelf in
                Chip(Strings.localized(shelf), isSelected: filter.category == shelf) {
                    store.send(.edited(.category(filter.category == shelf ? nil : shelf)))
                }
                .accessibilityIdentifier("retail.filter.\(shelf)")
            }
        }
        Picker(Strings.sort, selection: store.binding(\.filter.sort) { .edited(.sort($0)) }) {
            Text(Strings.sortRelevance).tag(ItemSort.relevance)
            Text(Strings.sortCheapest).tag(ItemSort.priceAscending)
            Text(Strings.sortDearest).tag(ItemSort.priceDescending)
            Text(Strings.sortName).tag(ItemSort.name)
        }
        .accessibilityIdentifier("retail.sort")
    }
}

/// The items that were found, by parts.
struct ItemResultsView: View {
    let store: ScopedStore<ItemsFeature>
    let actions: ItemActions

    private var state: ItemsFeature.State { store.state }

    var body: some View {
        ViewStateView(state.results, loading: .cards(4), retry: { store.send(.appeared) }) { results in
            if let corrected = results.corrected { NoticeBanner(Strings.corrected(corrected)).accessibilityIdentifier("retail.corrected") }
            if results.items.isEmpty {
                nothing
            } else {
                Text(Strings.itemCount(results.total)).accessibilityIdentifier("retail.count")
                ItemGrid(items: results.items, actions: actions)
                if let message = state.message { NoticeBanner(message, tone: .danger) }
                if results.hasMore {
                    SecondaryButton(Strings.showMore, isBusy: state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("retail.more")
                }
            }
        }
    }

    @ViewBuilder
    private var nothing: some View {
        if state.filter.isLimiting {
            EmptyStateView(
                symbol: AppSymbols.searchName, title: Strings.noResults,
                message: state.filter.query.isEmpty ? Strings.nothingLeft : Strings.noResultsMessage(state.filter.query), actionTitle: Strings.clearSearch,
                identifier: "retail.search.clear"
            ) { store.send(.edited(.cleared)) }
        } else {
            EmptyStateView(symbol: AppSymbols.boxName, title: Strings.noItems, message: Strings.noItemsMessage)
        }
    }
}

/// Items side by side.
struct ItemGrid: View {
    let items: [RetailItem]
    let actions: ItemActions

    var body: some View {
        AdaptiveGrid(minimum: 260) {
            ForEach(items, id: \.id) { ItemCard(item: $0, actions: actions) }
        }
    }
}
