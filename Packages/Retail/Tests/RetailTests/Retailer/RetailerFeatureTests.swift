import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailerFeatureTests {
    private typealias State = RetailerFeature.State

    private func store(_ state: State, items: Result<[RetailItem], APIError> = .success([.sample])) -> TestStore<State, RetailerFeature.Action> {
        TestStore(screen: RetailerFeature(retail: FakeRetailService(itemsResult: items)), initial: state)
    }

    @Test func `another retailer begins without the search of the one before`() async {
        let store = store(State(id: 1, items: .loaded([.sample]), query: "soap"))
        await store.send(.opened(2)) { $0 = State(id: 2, items: .loading) }
        await store.receive(.itemsLoaded(2, .success([.sample]))) { $0.items = .loaded([.sample]) }
        await store.send(.opened(nil)) { $0 = State() }
        await store.finish()
    }

    @Test func `items that can't be loaded can be asked for again`() async {
        let store = store(State(id: 1, items: .failed("")), items: .failure(.offline))
        await store.send(.retryTapped) { $0.items = .loading }
        await store.receive(.itemsLoaded(1, .failure(.offline))) { $0.items = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `items of a page that was left are not shown`() async {
        let store = store(State(id: 2))
        await store.send(.itemsLoaded(1, .success([.sample])))
        await store.finish()
    }

    @Test func `the search comes back on the page that it was typed on`() async {
        let store = store(State(id: 1))
        await store.send(.queryChanged("soap")) { $0.query = "soap" }
        #expect(store.state.draft == RetailerDraft(id: 1, query: "soap"))
        await store.send(.queryChanged("")) { $0.query = "" }
        #expect(store.state.draft == nil)
        await store.send(.draftRestored(RetailerDraft(id: 2, query: "tea")))
        await store.send(.draftRestored(RetailerDraft(id: 1, query: "soap"))) { $0.query = "soap" }
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
