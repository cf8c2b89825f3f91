import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct PagesTests {
    @Test func `a page that a plugin declares is opened`() async {
        let store = TestStore(screen: PagesFeature(), initial: PagesFeature.State())
        await store.send(.opened)
        await store.send(.pageTapped(AdministrationLink.status.place))
        await store.receive(event: .open(AdministrationLink.status.place))
        await store.finish()
    }

    @Test func `a group lists its own pages, and says so if there are none`() {
        let store = ScopedStore<PagesFeature>(state: PagesFeature.State())
        #expect(html(PagesView(group: .system, store: store)).contains("administration.page.status"))
        let catalog = html(PagesView(group: .catalog, store: store))
        #expect(!catalog.contains("administration.page.status") && catalog.contains(Strings.noPages))
    }
}
