import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// A retailer's page: its items by category, each with a counter for the cart, and the facts about the retailer.
struct RetailerView: View {
    let store: ScopedStore<RetailerFeature>
    let cart: ScopedStore<CartFeature>
    /// The retailer; nil until the catalog is loaded.
    let retailer: Retailer?

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            CartRow(cart: cart.state) { store.send(.cartTapped) }
            SplitColumns {
                ViewStateView(store.state.items, retry: { store.send(.retryTapped) }) { items($0) }
            } side: {
                if let retailer {
                    RetailerFacts(retailer: retailer)
                    LinkCard(retailer: retailer) { store.send(.accountsTapped) }
                }
                NoticeBanner(Strings.notice)
            }
        }
        .navigationTitle(retailer?.name ?? Strings.retail)
    }

    @ViewBuilder
    private func items(_ items: [RetailItem]) -> some View {
        if items.isEmpty {
            EmptyStateView(symbol: AppSymbols.boxName, title: Strings.noItems, message: Strings.noItemsMessage)
        } else {
            SearchField(Strings.searchItems, text: store.binding(\.query) { .queryChanged($0) }, identifier: "retail.items.search")
            shelves(items.matching(store.state.query))
        }
    }

    @ViewBuilder
    private func shelves(_ items: [RetailItem]) -> some View {
        if items.isEmpty {
            NoResultsView(query: store.state.query) { store.send(.queryChanged("")) }
        } else {
            ForEach(Set(items.map(\.category)).sorted(), id: \.self) { category in
                shelf(category, items.filter { $0.category == category })
            }
        }
    }

    private func shelf(_ category: String, _ items: [RetailItem]) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Strings.localized(category)).font(theme.fonts.headline).accessibilityAddTraits(.isHeader)
            AdaptiveGrid(minimum: 260) {
                ForEach(items, id: \.id) { item in
                    ItemCard(item: item, quantity: cart.state.quantity(of: item.id)) { cart.send(.quantityChanged(item, $0)) }
                }
            }
        }
    }
}

/// The facts about a retailer: rating, perks, deals, hours and stores.
struct RetailerFacts: View {
    let retailer: Retailer

    var body: some View {
        SectionCard(retailer.name) {
            Pill(Strings.localized(retailer.category), tone: .info)
        } content: {
            ChipRow {
                if let rating = retailer.rating { RatingView(rating) }
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            lines(retailer.perks, symbol: AppSymbols.checkName, tone: .success)
            lines(retailer.deals, symbol: AppSymbols.tagName, tone: .warning)
            if let hours = retailer.hours { ListRow(hours, subtitle: Strings.hours, symbol: AppSymbols.clockName, tone: .neutral) }
            lines(retailer.stores.map(\.address), symbol: AppSymbols.locationName, tone: .neutral)
            map
        }
    }

    @ViewBuilder
    private var map: some View {
        if !retailer.stores.isEmpty {
            MapView(Strings.stores, pins: retailer.stores.map { MapPin(coordinate: $0.coordinate, label: retailer.name, kind: .store) })
        }
    }

    private func lines(_ texts: [String], symbol: String, tone: Tone) -> some View {
        ForEach(texts, id: \.self) { ListRow(Strings.localized($0), symbol: symbol, tone: tone) }
    }
}
