import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// An item with its price, the number of pieces in the cart, and the button that makes it a favorite.
struct ItemCard: View {
    let item: RetailItem
    let actions: ItemActions

    @Environment(\.theme) private var theme

    private var subtitle: String {
        let shelf = Strings.localized(item.category)
        return actions.retailers[item.retailerID].map { "\($0) · \(shelf)" } ?? shelf
    }

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.sm) {
                if let picture = item.picture { PhotoView(picture, label: item.name, identifier: "retail.item.\(item.id).picture") }
                ListRow(
                    item.name, subtitle: subtitle, symbol: item.picture == nil ? AppSymbols.boxName : nil,
                    tone: item.available ? .info : .neutral
                ) { actions.openItem(item.id) }
                .accessibilityIdentifier("retail.item.\(item.id).open")
            }
            Spacer()
            HStack(spacing: theme.spacing.sm) {
                ItemPriceView(item: item)
                Spacer()
                FavoriteButton(item: item) { actions.favorite(item) }
                ItemCounterView(item: item, cart: actions.cart)
            }
        }
        .accessibilityIdentifier("retail.item.\(item.id)")
    }
}

/// The price of an item, with the regular price where it is lower now, and the member price where there is one.
struct ItemPriceView: View {
    let item: RetailItem

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            MoneyText(cents: item.priceCents, currency: item.currency).font(theme.fonts.headline)
            if let regular = item.regularPriceCents {
                Text(Strings.priceBefore(MoneyFormat.format(cents: regular, currency: item.currency))).font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.secondaryText)
            }
            if let member = item.memberPriceCents {
                Text(Strings.memberPrice(MoneyFormat.format(cents: member, currency: item.currency))).font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}

/// The number of an item's pieces in the cart; for an item that can't be ordered, that it can't.
struct ItemCounterView: View {
    let item: RetailItem
    let cart: ScopedStore<CartFeature>

    var body: some View {
        if item.available {
            BagCounter(
                item.name, count: cart.state.quantity(of: item.id), range: 0...RetailCart.mostOfOne, identifier: "retail.item.\(item.id)"
            ) { cart.send(.quantityChanged(item, $0)) }
        } else {
            Pill(Strings.unavailable, tone: .warning)
        }
    }
}

/// Makes an item a favorite, or takes it out of them.
struct FavoriteButton: View {
    let item: RetailItem
    let toggle: () -> Void

    var body: some View {
        IconButton(
            symbol: item.favorite ? AppSymbols.heartCheckedName : AppSymbols.heartName,
            label: item.favorite ? Strings.removeFavorite(item.name) : Strings.addFavorite(item.name), action: toggle
        )
        .accessibilityIdentifier("retail.item.\(item.id).favorite")
    }
}
