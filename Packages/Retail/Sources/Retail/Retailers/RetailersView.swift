import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The tab `retail`: the retailers, the search of items, and on top of them the pages of retailers, items, and the cart.
struct RetailersView: View {
    let store: ScopedStore<RetailFeature>

    private var retailers: ScopedStore<RetailersFeature> { store.scope(\.retailers, RetailFeature.Action.retailers) }
    private var items: ScopedStore<ItemsFeature> { retailers.scope(\.items, RetailersFeature.Action.items) }
    private var cart: ScopedStore<CartFeature> { store.scope(\.cart, RetailFeature.Action.cart) }
    private var actions: ItemActions { actions(among: store.state.catalog.value?.retailers ?? []) }

    /// The actions of items, of which those of several retailers name theirs.
    private func actions(among retailers: [Retailer]) -> ItemActions {
        let names = Dictionary(retailers.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return ItemActions(cart: cart, retailers: names) { [send = store.sender] in
            send(.itemTapped($0))
        } favorite: { [send = store.sender] in
            send(.favoriteTapped($0))
        }
    }

    var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            PageColumn {
                ViewStateView(store.state.catalog, loading: .cards(4), retry: { retailers.send(.appeared) }) { content($0) }
            }
            .navigationTitle(Strings.retail)
            .onAppear { retailers.send(.appeared) }
            .navigationDestination(for: RetailLink.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ link: RetailLink) -> some View {
        switch link {
        case .retailers: EmptyView()
        case .retailer:
            RetailerView(
                store: store.scope(\.retailer, RetailFeature.Action.retailer), actions: actions(among: []), retailer: store.state.openRetailer,
                deals: (store.state.catalog.value?.deals ?? []).filter { $0.retailerID == store.state.retailer.id })
        case .item:
            ItemView(
                store: store.scope(\.item, RetailFeature.Action.item), catalog: store.state.catalog.value, actions: actions
            ) { retailers.send(.cartTapped) }
        case .yours:
            YoursView(store: store.scope(\.yours, RetailFeature.Action.yours), actions: actions) { retailers.send(.cartTapped) }
        case .cart: CartView(store: cart)
        case .accounts, .linked: LinkingView(store: store.scope(\.linking, RetailFeature.Action.linking))
        }
    }

    @ViewBuilder
    private func content(_ catalog: Catalog) -> some View {
        if catalog.retailers.isEmpty {
            EmptyStateView(symbol: AppSymbols.storeName, title: Strings.noRetailers, message: Strings.noRetailersMessage)
        } else {
            CartRow(cart: cart.state) { retailers.send(.cartTapped) }
            SearchField(Strings.searchEverything, text: items.binding(\.filter.query) { .edited(.query($0)) }, identifier: "retail.search")
            if items.state.filter.isLimiting { found(catalog) } else { overview(catalog) }
            NoticeBanner(Strings.notice)
        }
    }

    /// The retailers and items that a search finds.
    @ViewBuilder
    private func found(_ catalog: Catalog) -> some View {
        let query = items.state.filter.query
        let named = query.isEmpty ? [] : catalog.retailers(of: nil, matching: query)
        if !named.isEmpty { grid(named) }
        ItemFilterView(store: items)
        ItemResultsView(store: items, actions: actions)
    }

    /// Everything, while nothing is searched.
    @ViewBuilder
    private func overview(_ catalog: Catalog) -> some View {
        Card {
            ListRow(Strings.yours, subtitle: Strings.yoursHint, symbol: AppSymbols.heartName) { retailers.send(.yoursTapped) }
                .accessibilityIdentifier("retail.yours")
            ListRow(Strings.accounts, subtitle: Strings.accountsSubtitle, symbol: AppSymbols.checkName) { retailers.send(.accountsTapped) }
                .accessibilityIdentifier("retail.list.accounts")
        }
        DealsCard(deals: catalog.deals) { [send = store.sender] deal in
            send(deal.itemID.map { .itemTapped($0) } ?? .retailers(.retailerTapped(deal.retailerID)))
        }
        chips(catalog.categories)
        grid(catalog.retailers(of: retailers.state.category))
    }

    private func grid(_ found: [Retailer]) -> some View {
        AdaptiveGrid(minimum: 280) {
            ForEach(found, id: \.id) { retailer in
                RetailerCard(retailer: retailer) { retailers.send(.retailerTapped(retailer.id)) }
            }
        }
    }

    private func chips(_ categories: [RetailCategory]) -> some View {
        ChipRow {
            Chip(Strings.allCategories, isSelected: retailers.state.category == nil) { retailers.send(.categoryTapped(nil)) }
                .accessibilityIdentifier("retail.category.all")
            ForEach(categories, id: \.name) { category in
                Chip(Strings.localized(category.name), isSelected: retailers.state.category == category.name) {
                    retailers.send(.categoryTapped(category.name))
                }
                .accessibilityIdentifier("retail.category.\(category.name)")
            }
        }
    }
}

/// The deals of today with their last day; nothing where there are none.
struct DealsCard: View {
    let deals: [RetailDeal]
    let open: (RetailDeal) -> Void

    var body: some View {
        if !deals.isEmpty {
            SectionCard(Strings.deals) {
                ForEach(deals, id: \.id) { deal in
                    ListRow(
                        deal.text, subtitle: "\(deal.retailer) · \(Strings.dealUntil(deal.lastDay))", symbol: AppSymbols.tagName,
                        tone: .success
                    ) { open(deal) }
                    .accessibilityIdentifier("retail.deal.\(deal.id)")
                }
            }
        }
    }
}

/// A retailer in the list: name, category, rating and perks. It leads to the retailer's page.
struct RetailerCard: View {
    let retailer: Retailer
    let open: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            ListRow(
                retailer.name, subtitle: "\(Strings.localized(retailer.category)) · \(Strings.storeCount(retailer.stores.count))",
                symbol: AppSymbols.storeName, action: open
            )
            .accessibilityIdentifier("retail.retailer.\(retailer.id)")
            ChipRow {
                if let rating = retailer.rating { RatingView(rating) }
                if retailer.stores.contains(where: { $0.openUntil != nil }) { Pill(Strings.openNow, tone: .success) }
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            ForEach(retailer.perks, id: \.self) { perk in
                Text(Strings.localized(perk)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}
