import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// An item's page: picture, price, description, and the counter for the cart.
struct ItemView: View {
    let store: ScopedStore<ItemFeature>
    let catalog: Catalog?
    let actions: ItemActions
    let openCart: () -> Void

    var body: some View {
        PageColumn {
            CartRow(cart: actions.cart.state, open: openCart)
            ViewStateView(store.state.item, loading: .cards(1), retry: { store.send(.retryTapped) }) { item in
                SplitColumns {
                    ItemFacts(item: item, actions: actions)
                } side: {
                    side(item)
                }
            }
        }
        .navigationTitle(store.state.item.value?.name ?? Strings.retail)
    }

    @ViewBuilder
    private func side(_ item: RetailItem) -> some View {
        let retailer = catalog?.retailers.first { $0.id == item.retailerID }
        if let retailer {
            Card {
                ListRow(retailer.name, subtitle: Strings.localized(retailer.category), symbol: AppSymbols.storeName) {
                    store.send(.retailerTapped(retailer.id))
                }
                .accessibilityIdentifier("retail.item.retailer")
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
            }
        }
        DealsCard(deals: (catalog?.deals ?? []).filter { $0.itemID == item.id }) { _ in }
        NoticeBanner(Strings.notice)
    }
}

/// The picture, price and description of an item.
struct ItemFacts: View {
    let item: RetailItem
    let actions: ItemActions

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(item.name) {
            FavoriteButton(item: item) { actions.favorite(item) }
        } content: {
            if let picture = item.picture { PhotoView(picture, label: item.name, identifier: "retail.item.\(item.id).picture") }
            Pill(Strings.localized(item.category), tone: .info)
            if let details = item.details { Text(details) }
            HStack(spacing: theme.spacing.sm) {
                ItemPriceView(item: item)
                Spacer()
                ItemCounterView(item: item, cart: actions.cart)
            }
        }
        .accessibilityIdentifier("retail.item.\(item.id)")
    }
}
