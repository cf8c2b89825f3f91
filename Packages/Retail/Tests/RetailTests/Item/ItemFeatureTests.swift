import Core
import CoreTesting
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct ItemFeatureTests {
    @Test func `an item that can't be loaded can be asked for again`() async {
        let store = TestStore(screen: ItemFeature(retail: FakeRetailService(itemResult: .failure(.offline))), initial: ItemFeature.State())
        await store.send(.opened(1)) { $0 = ItemFeature.State(id: 1, item: .loading) }
        await store.receive(.loaded(1, .failure(.offline))) { $0.item = .failed(APIError.offline.message) }
        await store.send(.retryTapped) { $0.item = .loading }
        await store.receive(.loaded(1, .failure(.offline))) { $0.item = .failed(APIError.offline.message) }
        await store.send(.loaded(2, .success(.sample)))
        await store.finish()
    }

    @Test func `the page shows prices, details and the picture`() {
        let view = ItemView(store: ScopedStore(state: ItemFeature.State(id: 4, item: .loaded(.onSale))), catalog: .sample, actions: .preview) {}
        let page = String(decoding: Renderer.render(view).html, as: UTF8.self)
        for text in ["$3.79", Strings.priceBefore("$4.29"), Strings.memberPrice("$3.49"), "With a hint of lime.", "/live/files/retail/items/4/picture"] {
            #expect(page.contains(text))
        }
        #expect(page.contains("retail.item.4.plus") && page.contains("retail.item.4.favorite") && page.contains("retail.item.retailer"))
    }
}
