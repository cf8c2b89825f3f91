import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct RetailersFeatureTests {
    private typealias State = RetailersFeature.State

    @Test func `a category limits the list, and so does a search`() async {
        let store = TestStore(screen: RetailersFeature(), initial: State())
        #expect(store.state.draft == nil)
        await store.send(.categoryTapped("Groceries")) { $0.category = "Groceries" }
        await store.send(.queryChanged("corner")) { $0.query = "corner" }
        #expect(store.state.draft == State(category: "Groceries", query: "corner"))
        await store.send(.categoryTapped(nil)) { $0.category = nil }
        await store.finish()
    }

    @Test func `what was chosen and typed comes back`() async {
        let store = TestStore(screen: RetailersFeature(), initial: State())
        let draft = State(category: "Groceries", query: "corner")
        await store.send(.draftRestored(draft)) { $0 = draft }
        await store.finish()
    }

    @Test func `retailers and the cart are opened by their links`() async {
        let store = TestStore(screen: RetailersFeature(), initial: State())
        await store.send(.appeared)
        await store.send(.retailerTapped(1))
        await store.receive(event: .open(RetailLink.retailer(1).place))
        await store.send(.cartTapped)
        await store.receive(event: .open(RetailLink.cart().place))
        await store.send(.accountsTapped)
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.finish()
    }
}
