import Core
import CoreTesting
import CoreUI
import RetailAPI
import Testing
import UI

@testable import Retail

struct YoursFeatureTests {
    @Test func `favorites and purchases load when the page appears`() async {
        let store = TestStore(screen: YoursFeature(retail: FakeRetailService()), initial: YoursFeature.State())
        await store.send(.appeared) { $0.items = .loading }
        await store.receive(.loaded(.success(YourItems(favorites: [], purchases: [.sample])))) {
            $0.items = .loaded(YourItems(favorites: [], purchases: [.sample]))
        }
        await store.send(.retailersTapped)
        await store.receive(event: .open(RetailLink.retailers.place))
        await store.finish()
    }

    @Test func `a page without items says what to do`() {
        let state = YoursFeature.State(items: .loaded(YourItems(favorites: [], purchases: [])))
        let page = String(decoding: Renderer.render(YoursView(store: ScopedStore(state: state), actions: .preview) {}).html, as: UTF8.self)
        #expect(page.contains(Strings.noYours) && page.contains("retail.yours.retailers"))
    }
}
