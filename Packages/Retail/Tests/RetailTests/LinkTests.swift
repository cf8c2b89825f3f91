import Core
import CoreUI
import RetailAPI
import Testing

@testable import Retail

struct LinkTests {
    @Test(arguments: [RetailLink.retailers, .retailer(3), .cart(), .cart(retailer: 3), .accounts, .linked("a-B_9")])
    func `a link reads back from its place, which the tab opens`(link: RetailLink) {
        #expect(RetailLink(link.place) == link)
        #expect(link.place.mode == .customer && link.place.tab == RetailLink.tab)
        #expect(RetailPlugin().tabs.first?.open(link.place.components) != nil)
    }

    @Test func `a link's place is its URL`() {
        #expect(RetailLink.cart(retailer: 3).place == LinkPlace(mode: .customer, tab: "retail", components: ["3", "cart"]))
    }

    @Test(arguments: [
        ["x"], ["0"], ["01"], ["+3"], ["3", "4"], ["cart", "cart"], ["cart", "3"], ["3", "cart", "4"], ["accounts", "linked"],
        ["accounts", "linked", "a b"], ["accounts", "x", "y"],
    ])
    func `a URL that names no page is refused`(components: [String]) {
        #expect(RetailLink(LinkPlace(tab: "retail", components: components)) == nil)
        #expect(RetailPlugin().tabs.first?.open(components) == nil)
    }

    @Test func `a place of another tab or mode is no link of Retail`() {
        #expect(RetailLink(LinkPlace(tab: "home")) == nil && RetailLink(LinkPlace(mode: .driver, tab: "retail")) == nil)
    }
}

struct RetailCoordinatorTests {
    @Test(arguments: [[], [RetailLink.retailer(12)], [.cart()], [.retailer(12), .cart(retailer: 12)], [.accounts], [.linked("x")]])
    func `a path reads back from its URL`(path: [RetailLink]) {
        let coordinator = RetailCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }
}
