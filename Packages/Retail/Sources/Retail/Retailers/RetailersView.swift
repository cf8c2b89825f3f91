import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The tab `retail`: the retailers, and on top of them a retailer's page and the cart.
struct RetailersView: View {
    let store: ScopedStore<RetailFeature>

    private var retailers: ScopedStore<RetailersFeature> { store.scope(\.retailers, RetailFeature.Action.retailers) }
    private var cart: ScopedStore<CartFeature> { store.scope(\.cart, RetailFeature.Action.cart) }

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
            RetailerView(store: store.scope(\.retailer, RetailFeature.Action.retailer), cart: cart, retailer: store.state.openRetailer)
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
            SearchField(Strings.search, text: retailers.binding(\.query) { .queryChanged($0) }, identifier: "retail.search")
            chips(catalog.categories)
            results(catalog.retailers(of: retailers.state.category, matching: retailers.state.query))
            Card {
                ListRow(Strings.accounts, subtitle: Strings.accountsSubtitle, symbol: AppSymbols.checkName) { retailers.send(.accountsTapped) }
                    .accessibilityIdentifier("retail.list.accounts")
            }
            NoticeBanner(Strings.notice)
        }
    }

    @ViewBuilder
    private func results(_ found: [Retailer]) -> some View {
        if found.isEmpty {
            NoResultsView(query: retailers.state.query) { retailers.send(.queryChanged("")) }
        } else {
            DealsCard(retailers: found) { retailers.send(.retailerTapped($0)) }
            AdaptiveGrid(minimum: 280) {
                ForEach(found, id: \.id) { retailer in
                    RetailerCard(retailer: retailer) { retailers.send(.retailerTapped(retailer.id)) }
                }
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

/// The discounts of all retailers that are shown; nothing where there are none.
struct DealsCard: View {
    let retailers: [Retailer]
    let open: (Int) -> Void

    private var withDeals: [Retailer] { retailers.filter { !$0.deals.isEmpty } }

    var body: some View {
        if !withDeals.isEmpty {
            SectionCard(Strings.deals) {
                ForEach(withDeals, id: \.id) { rows($0) }
            }
        }
    }

    private func rows(_ retailer: Retailer) -> some View {
        ForEach(retailer.deals, id: \.self) { deal in
            ListRow(deal, subtitle: retailer.name, symbol: AppSymbols.tagName, tone: .success) { open(retailer.id) }
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
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
            ForEach(retailer.perks, id: \.self) { perk in
                Text(Strings.localized(perk)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}
