import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailFeatureTests {
    private typealias State = RetailFeature.State
    private let offline = APIError.offline

    private func loaded(_ change: (inout State) -> Void = { _ in }) -> State {
        var state = State()
        state.catalogue = .loaded(.sample)
        change(&state)
        return state
    }

    @Test func `the catalogue is loaded when the page appears`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()))
        await store.send(.appeared) { $0.catalogue = .loading }
        await store.receive(.catalogueLoaded(.success(.sample))) { $0.catalogue = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a catalogue that can't be loaded says why, and can be asked for again`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService(catalogue: .failure(offline))))
        await store.send(.appeared) { $0.catalogue = .loading }
        await store.receive(.catalogueLoaded(.failure(offline))) { $0.catalogue = .failed(offline.message) }
        await store.send(.appeared) { $0.catalogue = .loading }
        await store.receive(.catalogueLoaded(.failure(offline))) { $0.catalogue = .failed(offline.message) }
        await store.finish()
    }

    @Test func `a category filters, and is forgotten when it is gone`() async {
        let feature = RetailFeature(retail: FakeRetailService())
        let store = TestStore(feature, initial: loaded())
        await store.send(.categoryTapped("Groceries")) { $0.category = "Groceries" }
        #expect(store.state.catalogue.value?.retailers(of: "Groceries").count == 1)
        #expect(store.state.catalogue.value?.retailers(of: "Books").isEmpty == true)
        let empty = RetailCatalogue(retailers: [], categories: [])
        await store.send(.catalogueLoaded(.success(empty))) {
            $0.catalogue = .loaded(empty)
            $0.category = nil
        }
        await store.finish()
    }

    @Test func `retailers are searched by what is written of them`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded())
        await store.send(.searched("corner")) { $0.query = "corner" }
        for (query, count) in [("CORNER", 1), (" Grocé ", 1), ("free delivery", 1), ("", 1), ("books", 0)] {
            #expect(store.state.catalogue.value?.retailers(of: nil, matching: query).count == count, "\(query)")
        }
        await store.finish()
    }

    @Test func `the cart is reached from a retailer, which stays below it`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded())
        await store.send(.retailerTapped(1)) {
            $0.path = [.retailer(1)]
            $0.items = .loading
        }
        await store.receive(.itemsLoaded(1, .success([.sample]))) { $0.items = .loaded([.sample]) }
        await store.send(.itemsSearched("soap")) { $0.itemQuery = "soap" }
        await store.send(.quantityChanged(.sample, 2)) { $0.cart.set(.sample, to: 2) }
        await store.send(.cartTapped) { $0.path = [.retailer(1), .cart] }
        await store.receive(.itemsLoaded(1, .success([.sample])))
        await store.send(.opened([.retailer(1)])) { $0.path = [.retailer(1)] }
        await store.receive(.itemsLoaded(1, .success([.sample])))
        await store.send(.retailersTapped) {
            $0.path = []
            $0.items = .idle
            $0.itemQuery = ""
        }
        await store.finish()
    }

    @Test func `the cart becomes part of an order, unless it is empty`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded())
        await store.send(.orderTapped)
        await store.send(.quantityChanged(.sample, 2)) { $0.cart.set(.sample, to: 2) }
        await store.send(.orderTapped)
        await store.receive(event: .open("/customer/home/items/1x2"))
        await store.finish()
    }

    @Test func `a retailer's page loads its items`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded())
        await store.send(.opened([.retailer(1)])) {
            $0.path = [.retailer(1)]
            $0.items = .loading
        }
        #expect(store.state.retailer == .sample)
        await store.receive(.itemsLoaded(1, .success([.sample]))) { $0.items = .loaded([.sample]) }
        await store.send(.opened([])) {
            $0.path = []
            $0.items = .idle
        }
        await store.finish()
    }

    @Test func `a page reached by its URL loads the catalogue too`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()))
        await store.send(.opened([.retailer(1)])) {
            $0.path = [.retailer(1)]
            $0.items = .loading
            $0.catalogue = .loading
        }
        var kinds: Set<String> = []
        for _ in 0..<2 {
            await store.receive(where: { action in
                if case .itemsLoaded = action { kinds.insert("items") } else { kinds.insert("catalogue") }
                return true
            }) {
                if kinds.contains("items") { $0.items = .loaded([.sample]) }
                if kinds.contains("catalogue") { $0.catalogue = .loaded(.sample) }
            }
        }
        #expect(kinds.count == 2)
        await store.finish()
    }

    @Test func `items that can't be loaded can be asked for again`() async {
        let store = TestStore(
            RetailFeature(retail: FakeRetailService(items: .failure(offline))),
            initial: loaded {
                $0.path = [.retailer(1)]
                $0.items = .failed("")
            })
        await store.send(.itemsRetryTapped) { $0.items = .loading }
        await store.receive(.itemsLoaded(1, .failure(offline))) { $0.items = .failed(offline.message) }
        await store.finish()
    }

    @Test func `items of a page that is left are not shown`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded { $0.path = [.retailer(2)] })
        await store.send(.itemsLoaded(1, .success([.sample])))
        await store.finish()
    }

    @Test func `signing out forgets everything`() async {
        let store = TestStore(RetailFeature(retail: FakeRetailService()), initial: loaded { $0.category = "Groceries" })
        await store.send(event: .signedOut) { $0 = RetailFeature.State() }
        await store.finish()
    }
}

struct RetailCoordinatorTests {
    @Test(arguments: [[], [RetailRoute.retailer(12)], [.cart], [.retailer(12), .cart]])
    func `a path reads back from its URL`(path: [RetailRoute]) {
        let coordinator = RetailCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["1", "2"], ["0"], ["01"], ["cart", "cart"], ["cart", "1"], ["1", "cart", "2"]])
    func `what names no place is refused`(components: [String]) {
        #expect(RetailCoordinator().path(for: components) == nil)
    }
}

struct RetailCartTests {
    private let soap = RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 399)

    @Test func `a cart counts and adds up what was put into it`() {
        var cart = RetailCart()
        cart.set(.sample, to: 2)
        cart.set(soap, to: 1)
        cart.set(.sample, to: 3)
        #expect(cart.lines.map(\.item.id) == [1, 2] && cart.quantity(of: 1) == 3 && cart.quantity(of: 9) == 0)
        #expect(cart.count == 4 && cart.totalCents == 3 * 1_199 + 399 && cart.currency == "USD")
        #expect(cart.orderPlace == "/customer/home/items/1x3,2x1")
    }

    @Test func `what is taken out is gone, and nobody orders hundreds`() {
        var cart = RetailCart()
        cart.set(soap, to: 0)
        #expect(cart.lines.isEmpty)
        cart.set(soap, to: 500)
        #expect(cart.quantity(of: 2) == RetailCart.mostOfOne)
        cart.set(soap, to: 0)
        #expect(cart.lines.isEmpty)
    }
}
