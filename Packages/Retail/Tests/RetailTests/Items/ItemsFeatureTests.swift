import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct ItemsFeatureTests {
    private let clock = TestClock()

    private func store(
        _ state: ItemsFeature.State = ItemsFeature.State(), found: Result<ItemSearchResults, APIError> = .success(.sample)
    ) -> TestStore<ItemsFeature.State, ItemsFeature.Action> {
        TestStore(screen: ItemsFeature(retail: FakeRetailService(searchResult: found), clock: clock), initial: state)
    }

    @Test func `the list loads when it appears, and again after a failure`() async {
        let store = store(found: .failure(.offline))
        for _ in 1...2 {
            await store.send(.appeared) { $0.results = .loading }
            await store.receive(.loaded(ItemFilter(), .failure(.offline))) { $0.results = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `a search waits until nobody types any more`() async {
        let store = store()
        await store.send(.edited(.query("so"))) { $0.filter.query = "so" }
        await store.send(.edited(.query("soap"))) { $0.filter.query = "soap" }
        await clock.sleepers(1)
        clock.advance(by: ItemsFeature.delay)
        await store.receive(.loaded(ItemFilter(query: "soap"), .success(.sample))) { $0.results = .loaded(.sample) }
        await store.finish()
    }

    @Test(
        arguments: [
            (ItemFilterEdit.category("Bath"), ItemFilter(category: "Bath")), (.deals(true), ItemFilter(onlyDeals: true)),
            (.favorites(true), ItemFilter(onlyFavorites: true)), (.sort(.priceAscending), ItemFilter(sort: .priceAscending)),
        ])
    func `a filter or order loads at once`(_ edit: ItemFilterEdit, _ filter: ItemFilter) async {
        let store = store()
        await store.send(.edited(edit)) {
            $0.filter = filter
            $0.results = .loading
        }
        await store.receive(.loaded(filter, .success(.sample))) {
            $0.results = .loaded(.sample)
            if !filter.isLimiting { $0.shelves = ["Laundry"] }
        }
        await store.finish()
    }

    @Test func `clearing keeps the retailer and the order`() async {
        let filter = ItemFilter(retailer: 3, query: "soap", category: "Bath", onlyDeals: true, sort: .name)
        let store = store(ItemsFeature.State(filter: filter))
        let cleared = ItemFilter(retailer: 3, sort: .name)
        await store.send(.edited(.cleared)) {
            $0.filter = cleared
            $0.results = .loading
        }
        await store.receive(.loaded(cleared, .success(.sample))) {
            $0.results = .loaded(.sample)
            $0.shelves = ["Laundry"]
        }
        await store.finish()
    }

    @Test func `more items follow those that are there, each once`() async {
        let second = RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 399)
        let more = ItemSearchResults(items: [.sample, second], page: 2, limit: 1, total: 2)
        let store = store(ItemsFeature.State(results: .loaded(ItemSearchResults(items: [.sample], limit: 1, total: 2))), found: .success(more))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(ItemFilter(), .success(more))) {
            $0.isLoadingMore = false
            $0.results = .loaded(ItemSearchResults(items: [.sample, second], page: 2, limit: 1, total: 2))
            $0.shelves = ["Bath", "Laundry"]
        }
        // There are no more.
        await store.send(.moreTapped)
        await store.finish()
    }

    @Test func `more items that don't arrive leave those that are there, and say why`() async {
        let known = ItemSearchResults(items: [.sample], limit: 1, total: 2)
        let store = store(ItemsFeature.State(results: .loaded(known)), found: .failure(.offline))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(ItemFilter(), .failure(.offline))) {
            $0.isLoadingMore = false
            $0.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `results of another filter are not shown`() async {
        let store = store(ItemsFeature.State(filter: ItemFilter(query: "soap")))
        await store.send(.loaded(ItemFilter(query: "so"), .success(.sample)))
        await store.send(.moreLoaded(ItemFilter(query: "so"), .success(.sample)))
        await store.finish()
    }

    @Test func `a filter comes back, and its items are loaded where the list is shown`() async {
        let filter = ItemFilter(query: "soap")
        let hidden = store()
        await hidden.send(.draftRestored(filter)) { $0.filter = filter }
        await hidden.finish()
        let shown = store(ItemsFeature.State(results: .loading))
        await shown.send(.draftRestored(filter)) { $0.filter = filter }
        await shown.receive(.loaded(filter, .success(.sample))) { $0.results = .loaded(.sample) }
        await shown.finish()
    }

    @Test func `a request holds the words and filters, and nothing that is empty`() {
        let request = ItemFilter(retailer: 2, query: "  blue   soap ", category: "Bath", onlyDeals: true, onlyFavorites: true, sort: .name)
            .request(page: 2, limit: 24)
        #expect(
            request
                == ItemSearchRequest(
                    query: "blue soap", retailer: 2, category: "Bath", deals: true, favorites: true, sort: .name, page: 2, limit: 24))
        #expect(ItemFilter(query: "  ").request(page: 1, limit: 24) == ItemSearchRequest(sort: .relevance, page: 1, limit: 24))
    }
}
