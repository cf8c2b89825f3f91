#if DEBUG
import RetailAPI
import UI

#if DEBUG
struct CartRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CartRow(cart: .sample) {}.previewDisplayName("Loaded")
            CartRow(cart: Cart()) {}.previewDisplayName("Empty")
        }
    }
}

struct ItemCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemCard(item: .sample, quantity: 2) { _ in }.previewDisplayName("Loaded")
            ItemCard(item: RetailItem.shelf[1], quantity: 0) { _ in }.previewDisplayName("Long text")
            ItemCard(item: RetailItem.shelf[2], quantity: 0) { _ in }.previewDisplayName("Not available")
        }
    }
}

struct NoResultsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NoResultsView(query: "caviar") {}.previewDisplayName("Empty")
            NoResultsView(query: String(repeating: "caviar ", count: 20)) {}.previewDisplayName("Long text")
        }
    }
}
#endif

extension RetailItem {
    /// Items of two categories, one of them not available, for tests and previews.
    static let shelf = [
        RetailItem.sample,
        RetailItem(id: 2, retailerID: 1, name: "Dryer sheets with a long name, lavender and chamomile, 240 pieces", category: "Laundry", priceCents: 849),
        RetailItem(id: 3, retailerID: 1, name: "Hand soap", category: "Bath", priceCents: 399, available: false),
    ]
}
#endif
