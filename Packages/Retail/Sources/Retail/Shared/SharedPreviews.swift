#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

#if DEBUG
struct CartRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartRow(cart: CartFeature.State(cart: .loaded(.sample))) {}.previewDisplayName("Loaded")
            CartRow(cart: CartFeature.State()) {}.previewDisplayName("Empty")
        }
    }
}

struct ItemCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemCard(item: .sample, actions: .preview).previewDisplayName("Loaded")
            ItemCard(item: .onSale, actions: .preview).previewDisplayName("On sale")
            ItemCard(item: RetailItem.shelf[1], actions: .preview).previewDisplayName("Long text")
            ItemCard(item: RetailItem.shelf[2], actions: .preview).previewDisplayName("Not available")
        }
    }
}

struct ItemPriceView_Previews: PreviewProvider {
    static var previews: some View { ItemPriceView(item: .onSale).previewDisplayName("On sale") }
}

struct ItemCounterView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemCounterView(item: .sample, cart: ItemActions.preview.cart).previewDisplayName("Loaded")
            ItemCounterView(item: RetailItem.shelf[2], cart: ItemActions.preview.cart).previewDisplayName("Not available")
        }
    }
}

struct FavoriteButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FavoriteButton(item: .sample) {}.previewDisplayName("No favorite")
            FavoriteButton(item: .onSale) {}.previewDisplayName("Favorite")
        }
    }
}
#endif

extension ItemActions {
    /// The actions of a page that stands still, for tests and previews.
    static var preview: ItemActions {
        ItemActions(cart: ScopedStore(state: CartFeature.State(cart: .loaded(.sample))), retailers: [:], openItem: { _ in }, favorite: { _ in })
    }
}

extension RetailItem {
    /// Items of two categories, one of them not available, for tests and previews.
    static let shelf = [
        RetailItem.sample,
        RetailItem(id: 2, retailerID: 1, name: "Dryer sheets with a long name, lavender and chamomile, 240 pieces", category: "Laundry", priceCents: 849),
        RetailItem(id: 3, retailerID: 1, name: "Hand soap", category: "Bath", priceCents: 399, available: false),
    ]

    /// A favorite with a lower price and a picture, for tests and previews.
    static let onSale = RetailItem(
        id: 4, retailerID: 1, name: "Sparkling water, 8 cans", category: "Drinks", priceCents: 379, details: "With a hint of lime.", regularPriceCents: 429,
        memberPriceCents: 349, picture: "/retail/items/4/picture", favorite: true)
}
#endif
