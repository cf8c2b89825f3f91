import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailFeatureTests {
    private typealias State = RetailFeature.State

    @Test func `the list loads the catalog and the cart when it appears`() async {
        let store = Fixture().store()
        await store.send(.retailers(.appeared)) {
            $0.catalog = .loading
            $0.cart.cart = .loading
        }
        await store.receive(unordered: .catalogLoaded(.success(.sample))) { $0.catalog = .loaded(.sample) }
        await store.receive(unordered: .cart(.loaded(.success(.sample)))) { $0.cart.cart = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a catalog that can't be loaded says why, and can be asked for again`() async {
        var fixture = Fixture()
        fixture.retail.catalogResult = .failure(.offline)
        let store = fixture.store(State(cart: CartFeature.State(pending: [CartChange(id: 1, quantity: 1)])))
        for _ in 1...2 {
            await store.send(.retailers(.appeared)) { $0.catalog = .loading }
            await store.receive(.catalogLoaded(.failure(.offline))) { $0.catalog = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `a category that is gone is forgotten`() async {
        let store = Fixture().store(State(catalog: .loaded(.sample)))
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
        let store = Fixture().store(State(catalog: .loaded(.sample), cart: CartFeature.State(cart: .loaded(.sample))))
        await store.send(.opened([.retailer(1)])) {
            $0.path = [.retailer(1)]
            $0.retailer = RetailerFeature.State(id: 1)
            $0.retailer.items.results = .loading
        }
        #expect(store.state.openRetailer == .sample)
        let filter = ItemFilter(retailer: 1)
        await store.receive(.retailer(.items(.loaded(filter, .success(.sample))))) {
            $0.retailer.items.results = .loaded(.sample)
            $0.retailer.items.shelves = ["Laundry"]
        }
        await store.send(.opened([.retailer(1), .cart(retailer: 1)])) { $0.path = [.retailer(1), .cart(retailer: 1)] }
        await store.receive(.retailer(.items(.loaded(filter, .success(.sample)))))
        await store.send(.opened([])) {
            $0.path = []
            $0.retailer = RetailerFeature.State()
        }
        #expect(store.state.openRetailer == nil)
        await store.finish()
    }

    @Test func `an item's page that is opened by its URL loads the catalog and the cart, too`() async {
        let store = Fixture().store()
        await store.send(.opened([.item(1)])) {
            $0.path = [.item(1)]
            $0.item = ItemFeature.State(id: 1, item: .loading)
            $0.catalog = .loading
            $0.cart.cart = .loading
        }
        await store.receive(unordered: .item(.loaded(1, .success(.sample)))) { $0.item.item = .loaded(.sample) }
        await store.receive(unordered: .catalogLoaded(.success(.sample))) { $0.catalog = .loaded(.sample) }
        await store.receive(unordered: .cart(.loaded(.success(.sample)))) { $0.cart.cart = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a favorite is shown at once wherever the item is, and stored`() async {
        var state = State()
        state.retailers.items.results = .loaded(.sample)
        state.item = ItemFeature.State(id: 1, item: .loaded(.sample))
        state.yours.items = .loaded(YourItems(favorites: [], purchases: [.sample]))
        let store = Fixture().store(state)
        let favorite = RetailItem.sample.with(favorite: true)
        await store.send(.favoriteTapped(.sample)) {
            $0.retailers.items.results = .loaded(ItemSearchResults(items: [favorite], total: 1))
            $0.item.item = .loaded(favorite)
            $0.yours.items = .loaded(YourItems(favorites: [], purchases: [favorite]))
        }
        await store.receive(.favoriteChanged(.sample, .success(favorite)))
        await store.finish()
    }

    @Test func `a favorite that can't be stored is taken back, and says why`() async {
        var fixture = Fixture()
        fixture.retail.favoriteFailure = .offline
        var state = State()
        state.item = ItemFeature.State(id: 1, item: .loaded(.sample))
        let store = fixture.store(state)
        await store.send(.favoriteTapped(.sample)) { $0.item.item = .loaded(RetailItem.sample.with(favorite: true)) }
        await store.receive(.favoriteChanged(.sample, .failure(.offline))) { $0.item.item = .loaded(.sample) }
        await store.receive(event: .notice(APIError.offline.message))
        await store.finish()
    }

    @Test func `pages are opened by their links`() async {
        let store = Fixture().store()
        await store.send(.itemTapped(4))
        await store.receive(event: .open(RetailLink.item(4).place))
        await store.send(.item(.retailerTapped(3)))
        await store.receive(event: .open(RetailLink.retailer(3).place))
        await store.send(.retailers(.retailerTapped(3)))
        await store.receive(event: .open(RetailLink.retailer(3).place))
        await store.send(.retailers(.cartTapped))
        await store.receive(event: .open(RetailLink.cart().place))
        await store.send(.retailers(.yoursTapped))
        await store.receive(event: .open(RetailLink.yours.place))
        await store.finish()
    }

    @Test func `a rating is shown on the retailer's page`() async {
        let rated = Retailer(id: 1, name: "Corner Market", category: "Groceries", rating: 2, ratings: 1, ownRating: 2)
        var fixture = Fixture()
        fixture.retail.rateResult = .success(rated)
        var state = State(catalog: .loaded(.sample))
        state.retailer = RetailerFeature.State(id: 1)
        let store = fixture.store(state)
        await store.send(.retailer(.starsTapped(2))) { $0.retailer.isRating = true }
        await store.receive(.retailer(.rated(.success(rated)))) {
            $0.retailer.isRating = false
            $0.catalog = .loaded(Catalog(retailers: [rated], categories: [.sample], deals: [.sample]))
        }
        await store.receive(event: .notice(Strings.rated))
        await store.finish()
    }

    @Test func `a sign-out forgets the cart and the search`() async {
        var state = State(path: [.cart()], catalog: .loaded(.sample), cart: CartFeature.State(cart: .loaded(.sample)))
        state.retailers.items.filter.query = "soap"
        let store = Fixture().store(state)
        await store.send(event: .signedOut) { $0 = State() }
        await store.finish()
    }

    @Test func `what was entered on each screen comes back after a restart`() {
        var before = Slice(Fixture().feature)
        #expect(before.drafts.isEmpty)
        before.state = State(path: [.retailer(1)], retailer: RetailerFeature.State(id: 1))
        #expect(before.drafts.isEmpty)
        var after = before
        before.state.retailers.category = "Groceries"
        before.state.retailers.items.filter.query = "market"
        before.state.retailer.items.filter.query = "soap"
        before.state.cart.notes = [1: "The blue one"]
        #expect(before.drafts.count == 3)
        _ = after.restore(before.drafts)
        #expect(after.state.retailers.draft == before.state.retailers.draft && after.state.retailer.draft == before.state.retailer.draft)
        #expect(after.state.cart.notes == [1: "The blue one"])
    }

    @Test func `the administrators' page is one of the feature's`() async {
        let store = Fixture().store()
        await store.send(.management(.appeared)) { $0.management.retailers = .loading }
        await store.receive(.management(.loaded(.success([.sample])))) { $0.management.retailers = .loaded([.sample]) }
        await store.finish()
    }
}
