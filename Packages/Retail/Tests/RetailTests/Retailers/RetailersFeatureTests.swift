import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailersFeatureTests {
    private typealias State = RetailersFeature.State
    private let clock = TestClock()

    @Test func `a category limits the list`() async {
        let store = TestStore(screen: RetailersFeature(retail: FakeRetailService(), clock: clock), initial: State())
        #expect(store.state.draft == nil)
        await store.send(.categoryTapped("Groceries")) { $0.category = "Groceries" }
        #expect(store.state.draft == RetailersDraft(category: "Groceries", filter: ItemFilter()))
        await store.send(.categoryTapped(nil)) { $0.category = nil }
        await store.finish()
    }

    @Test func `what was chosen and typed comes back`() async {
        let store = TestStore(screen: RetailersFeature(retail: FakeRetailService(), clock: clock), initial: State())
        let filter = ItemFilter(query: "corner")
        await store.send(.draftRestored(RetailersDraft(category: "Groceries", filter: filter))) {
            $0.category = "Groceries"
            $0.items.filter = filter
            $0.items.results = .loading
        }
        await store.receive(.items(.loaded(filter, .success(.sample)))) { $0.items.results = .loaded(.sample) }
        // The results are loaded anew when the page appears again.
        await store.send(.appeared)
        await store.receive(.items(.loaded(filter, .success(.sample))))
        await store.finish()
    }

    @Test func `retailers and the cart are opened by their links`() async {
        let store = TestStore(screen: RetailersFeature(retail: FakeRetailService(), clock: clock), initial: State())
        await store.send(.appeared)
        await store.send(.retailerTapped(1))
        await store.receive(event: .open(RetailLink.retailer(1).place))
        await store.send(.cartTapped)
        await store.receive(event: .open(RetailLink.cart().place))
        await store.send(.yoursTapped)
        await store.receive(event: .open(RetailLink.yours.place))
        await store.send(.accountsTapped)
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.finish()
    }
}
