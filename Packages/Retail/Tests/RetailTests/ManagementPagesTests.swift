import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct ManagementPagesTests {
    @Test func `an administrator goes from the retailers to the items, the deals and the import of one`() async {
        let store = Fixture().store()
        await store.send(.managementOpened([])) { $0.management.retailers = .loading }
        await store.receive(.management(.loaded(.success([.sample])))) { $0.management.retailers = .loaded([.sample]) }
        await store.send(.management(.itemsTapped(1)))
        await store.receive(event: .open(RetailManagementLink.items(1).place))
        await store.send(.managementOpened([.items(1)])) { ($0.managed, $0.stock.retailer, $0.stock.items) = ([.items(1)], 1, .loading) }
        let page = Page<ManagedItem>(items: [.sample], page: 1, limit: 20, total: 1)
        await store.receive(.stock(.loaded(.success(page)))) { $0.stock.items = .loaded(page) }
        #expect(store.state.managedName == "Corner Market")
        await store.send(.managementOpened([.deals(1)])) { ($0.managed, $0.offers.retailer, $0.offers.deals) = ([.deals(1)], 1, .loading) }
        await store.receive(.offers(.loaded(.success([.sample])))) { $0.offers.deals = .loaded([.sample]) }
        await store.send(.managementOpened([.importing(1)])) { ($0.managed, $0.importing.retailer, $0.importing.run) = ([.importing(1)], 1, .loading) }
        await store.receive(.importing(.loaded(.success(.sample)))) { $0.importing.run = .loaded(.sample) }
        await store.finish()
    }

    @Test(arguments: [RetailManagementLink.retailers, .items(3), .deals(3), .importing(3)]) func `a page reads back from its URL`(link: RetailManagementLink) {
        #expect(RetailManagementLink(link.place) == link)
        #expect(RetailManagementLink(LinkPlace(tab: RetailManagementLink.tab, components: ["0", "items"])) == nil)
        #expect(RetailManagementLink(LinkPlace(tab: RetailManagementLink.tab, components: ["3", "nothing"])) == nil)
    }
}
