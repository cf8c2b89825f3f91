import Core
import CoreTesting
import Foundation
import LocationAPI
import OrdersAPI
import RetailAPI
import Testing

@testable import Orders

extension HomeState {
    /// The attempt that a press on Start makes.
    func expectedAttempt(_ key: String) -> PlacingAttempt? {
        guard let request, let quote = quote.value else { return nil }
        let order = CreateOrder(request, preferences: wash, quoteID: quote.id, paymentMethodID: payment.chosen)
        return PlacingAttempt(key: key, order: order, totalCents: quote.price.totalCents)
    }

    mutating func fill() {
        address.line1 = "100 Spectrum Center Dr"
        address.city = "Irvine"
        address.postalCode = "92618"
        address.check = .loaded(FakeOrderService.served)
    }

    mutating func price() {
        fill()
        quote = .loaded(.sample)
        quotedFor = request
    }
}

struct HomeTests {
    let fixture = Fixture()

    @Test func `a served address is found and priced`() async throws {
        let store = fixture.home()
        await store.send(.address(.line1Changed("100 Spectrum Center Dr"))) { $0.address.line1 = "100 Spectrum Center Dr" }
        await store.send(.address(.cityChanged("Irvine"))) { $0.address.city = "Irvine" }
        await store.send(.address(.postalCodeChanged("92618"))) { $0.address.postalCode = "92618" }
        await store.send(.address(.checkTapped)) { $0.address.check = .loading }
        await store.receive(.address(.checked(.success(FakeOrderService.served)))) {
            $0.address.check = .loaded(FakeOrderService.served)
            $0.quote = .loading
        }
        let request = try #require(store.state.request)
        await store.receive(.quoteLoaded(request, .success(.sample))) {
            $0.quote = .loaded(.sample)
            $0.quotedFor = request
        }
        #expect(store.state.canStart)
        await store.finish()
    }

    @Test func `an address that isn't served says so and can't be ordered for`() async {
        let refused = CheckedAddress(
            coordinate: Coordinate(latitude: 34.05, longitude: -118.24), check: AreaCheck(served: false, area: nil, message: "Not here."))
        let store = fixture.home(FakeOrderService(checked: .success(refused))) { $0.fill() }
        await store.send(.address(.checkTapped)) { $0.address.check = .loading }
        await store.receive(.address(.checked(.success(refused)))) { $0.address.check = .loaded(refused) }
        #expect(store.state.request == nil && !store.state.canStart)
        await store.send(.startTapped)
        await store.finish()
    }

    @Test func `another street takes the price away`() async {
        let store = fixture.home { $0.price() }
        await store.send(.address(.line1Changed("1 Main St"))) {
            $0.address.line1 = "1 Main St"
            $0.address.check = .idle
            $0.quote = .idle
            $0.quotedFor = nil
        }
        store.stop()
    }

    @Test func `only the last of several quick changes is priced, and the old price stays meanwhile`() async throws {
        let store = fixture.home { $0.price() }
        await store.send(.bagsChanged(2)) {
            $0.bags = 2
            $0.quotedFor = nil
        }
        await store.send(.bagsChanged(3)) { $0.bags = 3 }
        #expect(store.state.quote == .loaded(.sample))
        #expect(!store.state.canStart)
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: HomeFeature.quoteDelay)
        let request = try #require(store.state.request)
        #expect(request.bags == 3)
        await store.receive(.quoteLoaded(request, .success(.sample))) { $0.quotedFor = request }
        await store.finish()
    }

    @Test func `a failed price says why`() async throws {
        let store = fixture.home(FakeOrderService(quoted: .failure(.offline))) { $0.fill() }
        await store.send(.shopping(.cartLoaded(.success(.sample)))) { $0.shopping.cart = .loaded(.sample) }
        await store.send(.shopping(.included(true))) {
            $0.shopping.isIncluded = true
            $0.quote = .loading
        }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: HomeFeature.quoteDelay)
        let request = try #require(store.state.request)
        #expect(request.retailItems == [RetailItemRequest(itemID: 1, quantity: 2)])
        await store.receive(.quoteLoaded(request, .failure(.offline))) {
            $0.quote = .failed("No connection. Please try again.")
            $0.quotedFor = request
        }
        #expect(!store.state.canStart)
        await store.finish()
    }

    @Test func `a started order opens its page and empties the form but for address and wash`() async throws {
        let store = fixture.home {
            $0.price()
            $0.wash.temperature = .warm
        }
        let key = SeededRandomSource(seed: 1).hexadecimal(byteCount: 16)
        await store.send(.startTapped) {
            $0.isPlacing = true
            $0.attempt = $0.expectedAttempt(key)
        }
        await store.send(.startTapped)
        await store.receive(.orderPlaced(.success(.sample))) {
            $0 = HomeState()
            $0.customerID = 7
            $0.fill()
            $0.wash.temperature = .warm
            $0.quote = .loading
        }
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await fixture.clock.sleepers(1)
        store.stop()
    }

    @Test func `an order that fails says why, keeps the form, and prices again where the price was at fault`() async {
        let expired = APIError.conflict("The price has expired.", code: "quote_expired")
        let store = fixture.home(FakeOrderService(order: .failure(expired))) { $0.price() }
        await store.send(.startTapped) {
            $0.isPlacing = true
            $0.attempt = $0.expectedAttempt(fixture.firstKey)
        }
        await store.receive(.orderPlaced(.failure(expired))) {
            $0.isPlacing = false
            $0.attempt = nil
            $0.quotedFor = nil
            $0.message = "The price has expired."
        }
        #expect(store.state.address.line1 == "100 Spectrum Center Dr")
        store.stop()
    }

    @Test func `the wash is chosen`() async {
        let store = fixture.home()
        await store.send(.wash(.detergentChosen(.fragranceFree))) { ($0.wash.detergent, $0.isWashChosen) = (.fragranceFree, true) }
        await store.send(.wash(.temperatureChosen(.hot))) { $0.wash.temperature = .hot }
        await store.send(.wash(.foldingChosen(.hung))) { $0.wash.folding = .hung }
        await store.send(.wash(.softenerToggled(true))) { $0.wash.softener = true }
        await store.finish()
    }

    @Test func `the order under way is opened`() async {
        let store = fixture.home()
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.finish()
    }

    @Test func `a link lets the cart's items come along, and the home itself leaves them as they are`() async {
        let store = fixture.home(FakeOrderService(saved: .success(OrderDefaults()))) {
            $0.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.defaults = .loaded(OrderDefaults())
        }
        await store.send(.opened(shopping: false)) { $0.isOpening = true }
        for _ in 0..<2 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.send(.opened(shopping: true)) { $0.shopping.isIncluded = true }
        for _ in 0..<2 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.finish()
    }

    @Test func `a link's promo code is asked for`() async {
        let store = fixture.home(FakeOrderService(saved: .success(OrderDefaults()))) {
            $0.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.defaults = .loaded(OrderDefaults())
        }
        await store.send(.codeGiven("friend-7k2m9q")) {
            $0.isOpening = true
            ($0.promo.code, $0.promo.isShown) = ("FRIEND-7K2M9Q", true)
        }
        for _ in 0..<2 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.finish()
    }

    @Test func `the cart and the deals are loaded, or the cart says why not`() async {
        let store = fixture.home()
        await store.send(.shopping(.appeared)) { $0.shopping.cart = .loading }
        await store.receive(unordered: .shopping(.cartLoaded(.success(.sample)))) { $0.shopping.cart = .loaded(.sample) }
        await store.receive(unordered: .shopping(.dealsLoaded(.success([.sample])))) { $0.shopping.deals = [.sample] }
        await store.finish()
        let failing = fixture.home(FakeOrderService(carted: .failure(.offline), offeredDeals: .failure(.offline)))
        await failing.send(.shopping(.appeared)) { $0.shopping.cart = .loading }
        await failing.receive(unordered: .shopping(.cartLoaded(.failure(.offline)))) { $0.shopping.cart = .failed("No connection. Please try again.") }
        await failing.receive(unordered: .shopping(.dealsLoaded(.failure(.offline))))
        await failing.finish()
    }

    @Test func `the cart, the retailers and deals are opened by their links`() async {
        let store = fixture.home()
        await store.send(.shopping(.cartTapped))
        await store.receive(event: .open(RetailLink.cart().place))
        await store.send(.shopping(.retailersTapped))
        await store.receive(event: .open(RetailLink.retailers.place))
        await store.send(.shopping(.dealTapped(.sample)))
        await store.receive(event: .open(RetailLink.item(1).place))
        await store.finish()
    }

    @Test func `nothing comes along unless the customer says so, and only what can be ordered`() {
        let gone = RetailItem(id: 2, retailerID: 1, name: "Soap", category: "Bath", priceCents: 399, available: false)
        let cart = RetailCart(
            lines: [
                RetailCart.Line(item: .sample, retailer: "Market", quantity: 2, substitution: .similar, note: "Blue"),
                RetailCart.Line(item: gone, retailer: "Market", quantity: 1),
            ])
        var state = ShoppingState(cart: .loaded(cart))
        #expect(state.requests.isEmpty)
        state.isIncluded = true
        #expect(state.requests == [RetailItemRequest(itemID: 1, quantity: 2, note: "Blue", substitution: .similar)])
    }
}
