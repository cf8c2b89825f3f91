import Core
import RetailAPI
import Testing

struct RetailLinkTests {
    @Test(arguments: [RetailLink.retailers, .retailer(3), .cart(), .cart(retailer: 3)])
    func `a link reads back from its place`(link: RetailLink) {
        #expect(RetailLink(link.place) == link)
    }

    @Test func `a link's place is its address`() {
        #expect(RetailLink.cart(retailer: 3).place == LinkPlace(mode: .customer, tab: "retail", components: ["3", "cart"]))
    }

    @Test(arguments: [["x"], ["0"], ["+3"], ["3", "4"], ["cart", "cart"], ["3", "cart", "cart"]])
    func `an address that names no place is refused`(components: [String]) {
        #expect(RetailLink(LinkPlace(tab: "retail", components: components)) == nil)
    }

    @Test func `a place of another tab or mode is none of these`() {
        #expect(RetailLink(LinkPlace(tab: "home")) == nil && RetailLink(LinkPlace(mode: .driver, tab: "retail")) == nil)
    }
}
