import Core
import OrdersAPI
import Testing

struct LinkTests {
    @Test func `a tracking link names its token in the query, and nothing else is one`() {
        #expect(OrdersLink.trackingToken(OrdersLink.trackingPath("4f1c")) == "4f1c")
        for path in ["/track", "/track?token=", "/track?token=a/b", "/track?token=xyz", "/tracks?token=a1", "/"] {
            #expect(OrdersLink.trackingToken(path) == nil, "\(path)")
        }
    }

    @Test(arguments: [
        OrdersLink.home(), .home(shopping: true), .activity(), .activity(order: 12), .board(), .board(order: 12),
        .boardOf(customer: 7),
        .prices(), .prices(draft: 3), .slots(), .slots(.all), .slots(.area(4)), .promo(code: "FRIEND-7K2M9Q"),
    ])
    func `a link reads back from its place`(link: OrdersLink) {
        #expect(OrdersLink(link.place) == link)
    }

    @Test func `a link's place is its address`() {
        #expect(OrdersLink.promoPath("FRIEND-1") == "/customer/home/code/FRIEND-1")
        #expect(OrdersLink.home(shopping: true).place == LinkPlace(mode: .customer, tab: "home", components: ["shopping"]))
        #expect(OrdersLink.activity(order: 12).place == LinkPlace(mode: .customer, tab: "activity", components: ["12"]))
        #expect(OrdersLink.board(order: 12).place == LinkPlace(mode: .dispatcher, tab: "orders", components: ["12"]))
        #expect(OrdersLink.boardOf(customer: 7).place == LinkPlace(mode: .dispatcher, tab: "orders", components: ["?customer=7"]))
    }

    @Test(arguments: [
        ["x"], ["shopping", "4"], ["code"], ["code", "é"], ["code", "a", "b"],
    ])
    func `an address that the home doesn't have is refused`(components: [String]) {
        #expect(OrdersLink(LinkPlace(tab: "home", components: components)) == nil)
    }

    @Test(arguments: ["activity", "orders", "slots", "nowhere"], [["x"], ["0"], ["-1"], ["+5"], ["1", "2"]])
    func `an address that names no order is refused`(tab: String, components: [String]) {
        #expect(OrdersLink(LinkPlace(tab: tab, components: components)) == nil)
    }

    @Test func `a place of another mode is none of these`() {
        #expect(OrdersLink(LinkPlace(mode: .driver, tab: "activity")) == nil)
    }
}
