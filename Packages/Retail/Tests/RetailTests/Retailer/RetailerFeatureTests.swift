import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailerFeatureTests {
    private typealias State = RetailerFeature.State

    private func store(_ state: State, rated: Result<Retailer, APIError> = .success(.sample)) -> TestStore<State, RetailerFeature.Action> {
        TestStore(screen: RetailerFeature(retail: FakeRetailService(rateResult: rated), clock: TestClock()), initial: state)
    }

    @Test func `another retailer begins without the search of the one before`() async {
        var state = State(id: 1)
        state.items.filter.query = "soap"
        let store = store(state)
        await store.send(.opened(2)) {
            $0 = State(id: 2)
            $0.items.results = .loading
        }
        await store.receive(.items(.loaded(ItemFilter(retailer: 2), .success(.sample)))) {
            $0.items.results = .loaded(.sample)
            $0.items.shelves = ["Laundry"]
        }
        await store.send(.opened(nil)) { $0 = State() }
        await store.finish()
    }

    @Test func `the search comes back on the page that it was typed on`() async {
        let filter = ItemFilter(retailer: 1, query: "soap")
        let store = store(State(id: 1))
        await store.send(.draftRestored(ItemFilter(retailer: 2, query: "tea")))
        await store.send(.draftRestored(filter)) { $0.items.filter = filter }
        #expect(store.state.draft == filter)
        await store.finish()
    }

    @Test func `a rating that isn't taken says why`() async {
        let refused = APIError.conflict("You haven't received anything.", code: "nothing_received")
        let store = store(State(id: 1), rated: .failure(refused))
        await store.send(.starsTapped(4)) { $0.isRating = true }
        await store.send(.starsTapped(5))
        await store.receive(.rated(.failure(refused))) {
            $0.isRating = false
            $0.message = refused.message
        }
        await store.finish()
    }

    @Test func `the cart is opened on top of the page`() async {
        let store = store(State(id: 1))
        await store.send(.cartTapped)
        await store.receive(event: .open(RetailLink.cart(retailer: 1).place))
        await store.finish()
    }

    @Test func `the linked accounts are a press away`() async {
        let store = store(State(id: 1))
        await store.send(.accountsTapped)
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.finish()
    }
}
