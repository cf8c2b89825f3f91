#if DEBUG
import Core
import CoreUI
import Foundation
import RetailAPI
import UI

#if DEBUG
struct RetailerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(ItemSearchResults(items: [], total: 0))).previewDisplayName("Empty")
            page(.loaded(ItemSearchResults(items: RetailItem.shelf, total: 30))).previewDisplayName("Loaded")
            page(.loaded(ItemSearchResults(items: [], total: 0)), query: "caviar").previewDisplayName("Nothing found")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ results: ViewState<ItemSearchResults>, query: String = "") -> some View {
        var state = RetailerFeature.State(id: 1)
        state.items.results = results
        state.items.shelves = ["Bath", "Laundry"]
        state.items.filter.query = query
        return RetailerView(store: ScopedStore(state: state), actions: .preview, retailer: .sample, deals: [.sample])
    }
}

struct RetailerFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerFacts(retailer: .sample).previewDisplayName("Loaded")
            RetailerFacts(retailer: .warehouse).previewDisplayName("Long text")
        }
    }
}

struct StoreRow_Previews: PreviewProvider {
    private static func store(until: Double? = nil, at: Double? = nil) -> RetailStore {
        let start = Date(timeIntervalSince1970: 1_767_268_800)
        return RetailStore(
            id: 1, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133, hours: "Mo-Su 08:00-22:00",
            openUntil: until.map { start.addingTimeInterval($0) }, opensAt: at.map { start.addingTimeInterval($0) })
    }

    static var previews: some View {
        Group {
            StoreRow(store: store(until: 3_600)).previewDisplayName("Open")
            StoreRow(store: store(at: 36_000)).previewDisplayName("Closed")
            StoreRow(store: .sample).previewDisplayName("Unknown hours")
        }
    }
}

struct RatingCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RatingCard(retailer: .sample, isWorking: false, message: nil) { _ in }.previewDisplayName("Not rated")
            RatingCard(retailer: .warehouse, isWorking: false, message: "You haven't received anything yet.") { _ in }.previewDisplayName("Refused")
        }
    }
}
#endif

extension Retailer {
    /// A retailer with long texts and a minimum, for tests and previews.
    static let warehouse = Retailer(
        id: 2, name: "The Very Friendly Warehouse of Orange County", category: "Household", rating: 4.1, ratings: 23, ownRating: 4,
        perks: ["Large packs at a lower price per piece, for those who have room.", "Open late."], hours: "7 AM to 11 PM", stores: [.sample],
        affiliated: true, minimumCents: 3_500)
}
#endif
