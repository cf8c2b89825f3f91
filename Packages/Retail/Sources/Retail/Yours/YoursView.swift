import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The person's favorites, and what they can buy again.
struct YoursView: View {
    let store: ScopedStore<YoursFeature>
    let actions: ItemActions
    let openCart: () -> Void

    var body: some View {
        PageColumn {
            CartRow(cart: actions.cart.state, open: openCart)
            ViewStateView(store.state.items, loading: .cards(4), retry: { store.send(.appeared) }) { items in
                if items.favorites.isEmpty, items.purchases.isEmpty {
                    EmptyStateView(
                        symbol: AppSymbols.heartName, title: Strings.noYours, message: Strings.noYoursMessage, actionTitle: Strings.seeRetailers,
                        identifier: "retail.yours.retailers"
                    ) { store.send(.retailersTapped) }
                }
                shelf(Strings.buyAgain, items.purchases)
                shelf(Strings.favorites, items.favorites)
            }
        }
        .navigationTitle(Strings.yours)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func shelf(_ title: String, _ items: [RetailItem]) -> some View {
        if !items.isEmpty {
            ShelfHeadingView(title)
            ItemGrid(items: items, actions: actions)
        }
    }
}

/// The heading of items that stand together.
struct ShelfHeadingView: View {
    private let title: String

    @Environment(\.theme) private var theme

    init(_ title: String) { self.title = title }

    var body: some View { Text(title).font(theme.fonts.headline).accessibilityAddTraits(.isHeader) }
}
