#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

private let tea = ManagedItem(
    id: 2, retailerID: 1, version: 3, priceCents: 399, picture: "/retail/items/2/picture?v=2c26b46b",
    laterPrices: [ManagedItem.LaterPrice(startsOn: "2026-12-01", regularCents: 549)],
    content: ItemContent(
        sku: "TG-1002", name: "Green tea with a long name, loose leaf, 100 bags of two grams each", category: "Drinks", regularCents: 499, memberCents: 449,
        available: false, details: "Loose leaf."))

private func page(_ items: ViewState<Page<ManagedItem>>, message: String? = nil) -> some View {
    StockView(store: ScopedStore(state: StockFeature.State(retailer: 1, items: items, message: message)), retailer: "Corner Market")
}

struct StockView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(Page(items: [], page: 1, limit: 20, total: 0))).previewDisplayName("Empty")
            page(.loaded(Page(items: [.sample, tea], page: 2, limit: 20, total: 100)), message: Strings.itemPriceWrong).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct StockLinksCard_Previews: PreviewProvider {
    static var previews: some View { StockLinksCard(retailer: 1) { _ in }.previewDisplayName("Usual") }
}

struct ManagedItemCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ManagedItemCard(item: .sample, isWorking: false) {}.previewDisplayName("Usual")
            ManagedItemCard(item: tea, isWorking: true) {}.previewDisplayName("Long text")
        }
    }
}

struct ItemFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemFormView(store: ScopedStore(state: StockFeature.State(retailer: 1))).previewDisplayName("Empty")
            ItemFormView(store: ScopedStore(state: StockFeature.State(retailer: 1, form: ItemForm(tea), item: tea))).previewDisplayName("Filled")
            ItemFormView(
                store: ScopedStore(
                    state: StockFeature.State(retailer: 1, form: ItemForm(.sample), fields: ["regularCents": Strings.itemPriceWrong]))
            ).previewDisplayName("Failed")
        }
    }
}
#endif
