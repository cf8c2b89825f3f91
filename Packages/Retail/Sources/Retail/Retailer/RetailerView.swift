import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// A retailer's page: its items with search and filters, each with a counter for the cart, and the facts about the retailer.
struct RetailerView: View {
    let store: ScopedStore<RetailerFeature>
    let actions: ItemActions
    /// The retailer; nil until the catalog is loaded.
    let retailer: Retailer?
    /// The retailer's deals of today.
    let deals: [RetailDeal]

    private var items: ScopedStore<ItemsFeature> { store.scope(\.items, RetailerFeature.Action.items) }

    var body: some View {
        PageColumn {
            CartRow(cart: actions.cart.state) { store.send(.cartTapped) }
            SplitColumns {
                SearchField(Strings.searchItems, text: items.binding(\.filter.query) { .edited(.query($0)) }, identifier: "retail.items.search")
                ItemFilterView(store: items)
                ItemResultsView(store: items, actions: actions)
            } side: {
                DealsCard(deals: deals) { [actions] deal in
                    if let id = deal.itemID { actions.openItem(id) }
                }
                if let retailer {
                    RetailerFacts(retailer: retailer)
                    LinkCard(retailer: retailer) { store.send(.accountsTapped) }
                    RatingCard(retailer: retailer, isWorking: store.state.isRating, message: store.state.message) { store.send(.starsTapped($0)) }
                }
                NoticeBanner(Strings.notice)
            }
        }
        .navigationTitle(retailer?.name ?? Strings.retail)
    }
}

/// The facts about a retailer: rating, perks, hours and stores.
struct RetailerFacts: View {
    let retailer: Retailer

    var body: some View {
        SectionCard(retailer.name) {
            Pill(Strings.localized(retailer.category), tone: .info)
        } content: {
            ChipRow {
                if let rating = retailer.rating { RatingView(rating) }
                if retailer.ratings > 0 { Pill(Strings.ratingCount(retailer.ratings)) }
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            if retailer.minimumCents > 0 {
                ListRow(Strings.minimumOrder(MoneyFormat.format(cents: retailer.minimumCents)), symbol: AppSymbols.cartName, tone: .neutral)
            }
            ForEach(retailer.perks, id: \.self) { ListRow(Strings.localized($0), symbol: AppSymbols.checkName, tone: .success) }
            if let hours = retailer.hours { ListRow(hours, subtitle: Strings.hours, symbol: AppSymbols.clockName, tone: .neutral) }
            ForEach(retailer.stores, id: \.id) { StoreRow(store: $0) }
            map
        }
    }

    @ViewBuilder
    private var map: some View {
        if !retailer.stores.isEmpty {
            MapView(Strings.stores, pins: retailer.stores.map { MapPin(coordinate: $0.coordinate, label: retailer.name, kind: .store) })
        }
    }
}

/// A store with its address, and whether it is open.
struct StoreRow: View {
    let store: RetailStore

    private var state: String? {
        if let until = store.openUntil { return Strings.openUntil(DateFormat.time(until)) }
        if let opening = store.opensAt { return Strings.opensAt(DateFormat.dateTime(opening)) }
        return store.hours == nil ? nil : Strings.closedForNow
    }

    var body: some View {
        ListRow(store.address, subtitle: state, symbol: AppSymbols.locationName, tone: store.openUntil == nil ? .neutral : .success)
            .accessibilityIdentifier("retail.store.\(store.id)")
    }
}

/// The person's own rating of a retailer.
struct RatingCard: View {
    let retailer: Retailer
    let isWorking: Bool
    /// The reason why a rating wasn't taken.
    let message: String?
    let rate: (Int) -> Void

    var body: some View {
        SectionCard(Strings.yourRating) {
            ChipRow {
                ForEach(1..<6) { stars in
                    Chip("\(stars)", isSelected: retailer.ownRating == stars) { if !isWorking { rate(stars) } }
                        .accessibilityIdentifier("retail.rate.\(stars)")
                }
            }
            if let message { NoticeBanner(message, tone: .warning).accessibilityIdentifier("retail.rate.message") }
        }
    }
}
