import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailFeatureTests {
    private typealias State = RetailFeature.State

    @Test func `the list loads the catalog when it appears`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        await store.send(.retailers(.appeared)) { $0.catalog = .loading }
        await store.receive(.catalogLoaded(.success(.sample))) { $0.catalog = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a catalog that can't be loaded says why, and can be asked for again`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(catalogResult: .failure(.offline)), managing: FakeRetailerService()))
        for _ in 1...2 {
            await store.send(.retailers(.appeared)) { $0.catalog = .loading }
            await store.receive(.catalogLoaded(.failure(.offline))) { $0.catalog = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `a category that is gone is forgotten`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()), initial: State(catalog: .loaded(.sample)))
        await store.send(.retailers(.categoryTapped("Groceries"))) { $0.retailers.category = "Groceries" }
        await store.send(.catalogLoaded(.failure(.offline)))
        await store.send(.catalogLoaded(.success(.sample)))
        let empty = Catalog(retailers: [], categories: [])
        await store.send(.catalogLoaded(.success(empty))) {
            $0.catalog = .loaded(empty)
            $0.retailers.category = nil
        }
        await store.finish()
    }

    @Test func `a retailer's page loads its items, and keeps them below the cart`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()), initial: State(catalog: .loaded(.sample)))
        await store.send(.opened([.retailer(1)])) {
            $0.path = [.retailer(1)]
            $0.retailer = RetailerFeature.State(id: 1, items: .loading)
        }
        #expect(store.state.openRetailer == .sample)
        await store.receive(.retailer(.itemsLoaded(1, .success([.sample])))) { $0.retailer.items = .loaded([.sample]) }
        await store.send(.opened([.retailer(1), .cart(retailer: 1)])) { $0.path = [.retailer(1), .cart(retailer: 1)] }
        await store.receive(.retailer(.itemsLoaded(1, .success([.sample]))))
        await store.send(.opened([])) {
            $0.path = []
            $0.retailer = RetailerFeature.State()
        }
        #expect(store.state.openRetailer == nil)
        await store.finish()
    }

    @Test func `a page that is opened by its URL loads the catalog too`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        await store.send(.opened([.retailer(1)])) {
            $0.path = [.retailer(1)]
            $0.retailer = RetailerFeature.State(id: 1, items: .loading)
            $0.catalog = .loading
        }
        // The two calls end in either order.
        for _ in 1...2 {
            var received: RetailFeature.Action?
            await store.receive(where: { action in
                received = action
                return true
            }) { state in
                switch received {
                case .catalogLoaded: state.catalog = .loaded(.sample)
                default: state.retailer.items = .loaded([.sample])
                }
            }
        }
        #expect(store.state.openRetailer == .sample)
        await store.finish()
    }

    @Test func `the cart alone loads nothing`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        await store.send(.opened([.cart()])) { $0.path = [.cart()] }
        await store.finish()
    }

    @Test func `an item that is added on a retailer's page is in the cart`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        await store.send(.cart(.quantityChanged(.sample, 2))) { $0.cart.set(.sample, to: 2) }
        await store.finish()
    }

    @Test func `a sign-out empties the cart and the search`() async {
        var state = State(path: [.cart()], catalog: .loaded(.sample), cart: .sample)
        state.retailers.query = "soap"
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()), initial: state)
        await store.send(event: .signedOut) { $0 = State() }
        await store.finish()
    }

    @Test func `what was entered on each screen comes back after a restart`() {
        var before = Slice(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        #expect(before.drafts.isEmpty)
        before.state = State(path: [.retailer(1)], retailer: RetailerFeature.State(id: 1))
        #expect(before.drafts.isEmpty)
        var after = before
        before.state.retailers = RetailersFeature.State(category: "Groceries", query: "market")
        before.state.retailer.query = "soap"
        before.state.cart = .sample
        #expect(before.drafts.count == 3)
        _ = after.restore(before.drafts)
        #expect(after.state == before.state)
    }

    @Test func `the administrators' page is one of the feature's`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(), managing: FakeRetailerService()))
        await store.send(.management(.appeared)) { $0.management.retailers = .loading }
        await store.receive(.management(.loaded(.success([.sample])))) { $0.management.retailers = .loaded([.sample]) }
        await store.finish()
    }
}
