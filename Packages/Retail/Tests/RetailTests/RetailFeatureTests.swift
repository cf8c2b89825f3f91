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
    @Test(arguments: [[], [RetailRoute.retailer(12)]])
    func `a path reads back from its URL`(path: [RetailRoute]) {
        let coordinator = RetailCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["1", "2"]])
    func `what names no place is refused`(components: [String]) {
        #expect(RetailCoordinator().path(for: components) == nil)
    }
}
