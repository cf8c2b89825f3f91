import Core
import CoreTesting
import CoreUI
import Foundation
import OrdersAPI
import RetailAPI
import Testing
import UI

@testable import Retail

struct CartTests {
    private let soap = RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 399)

    @Test func `a cart counts and adds up`() {
        var cart = Cart()
        cart.set(.sample, to: 2)
        cart.set(soap, to: 1)
        cart.set(.sample, to: 3)
        #expect(cart.lines.map(\.item.id) == [1, 2] && cart.quantity(of: 1) == 3 && cart.quantity(of: 9) == 0)
        #expect(cart.count == 4 && cart.totalCents == 3 * 1_199 + 399 && cart.currency == "USD")
        #expect(cart.quantities == [1: 3, 2: 1])
    }

    @Test func `what is taken out is gone, and nobody orders hundreds`() {
        var cart = Cart()
        cart.set(soap, to: 0)
        #expect(cart.lines.isEmpty && cart.draft == nil)
        cart.set(soap, to: 500)
        #expect(cart.quantity(of: 2) == Cart.mostOfOne)
        cart.set(soap, to: 0)
        #expect(cart.lines.isEmpty && cart.draft == nil)
    }

    @Test func `a cart of fifty items fits into what the page keeps`() throws {
        var cart = Cart()
        for id in 1...50 {
            cart.set(
                RetailItem(id: id, retailerID: 1, name: "Laundry detergent, fragrance free, 92 fl oz", category: "Household", priceCents: 1_199), to: 9)
        }
        let data = try JSONEncoder().encode(cart)
        #expect(data.count < 15_000)
        #expect(try JSONDecoder().decode(Cart.self, from: data) == cart)
    }
}

struct CartFeatureTests {
    @Test func `the cart becomes part of an order, unless it is empty`() async {
        let store = TestStore(screen: CartFeature(), initial: Cart())
        await store.send(.orderTapped)
        await store.send(.quantityChanged(.sample, 2)) { $0.set(.sample, to: 2) }
        await store.send(.orderTapped)
        await store.receive(event: .open(OrdersLink.home(items: [1: 2]).place))
        await store.finish()
    }

    @Test func `the retailers are opened by their link`() async {
        let store = TestStore(screen: CartFeature(), initial: .sample)
        await store.send(.retailersTapped)
        await store.receive(event: .open(RetailLink.retailers.place))
        await store.finish()
    }

    @Test func `a cart comes back with its items and prices`() async {
        let store = TestStore(screen: CartFeature(), initial: Cart())
        await store.send(.draftRestored(.sample)) { $0 = .sample }
        #expect(store.state.draft == .sample)
        await store.finish()
    }
}

struct CartViewTests {
    private func html(_ cart: Cart, links: LinkAvailability = LinkAvailability(OrdersLink.self)) -> String {
        let view = CartView(store: ScopedStore(state: cart)).environment(\.canOpen, links)
        return String(decoding: Renderer.render(view).html, as: UTF8.self)
    }

    @Test func `the cart adds up, and leads into an order where there are orders`() {
        let page = html(.sample)
        #expect(page.contains("$32.47") && page.contains("data-testid=\"retail.cart.order\""))
        #expect(!html(.sample, links: LinkAvailability()).contains("retail.cart.order"))
    }

    @Test func `an empty cart leads to the retailers`() {
        let page = html(Cart())
        #expect(page.contains(Strings.emptyCart) && page.contains("data-testid=\"retail.cart.retailers\""))
    }
}
