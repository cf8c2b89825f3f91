import Core
import CoreTesting
import Foundation
import LocationAPI
import Networking
import OrdersAPI
import RetailAPI
import Testing

@testable import Orders

/// A feature with fakes and a clock that stands still.
struct Fixture {
    let clock = TestClock()
    let realtime = FakeRealtime()
    let person = Person(id: 7, name: "Casey Customer", roles: [.customer])

    func store(_ orders: FakeOrderService = FakeOrderService(), _ change: (inout OrdersState) -> Void = { _ in }) -> TestStore<OrdersState, OrdersAction> {
        var state = OrdersState()
        state.person = person
        change(&state)
        return TestStore(OrdersFeature(orders: orders, realtime: realtime, clock: clock, random: SeededRandomSource(seed: 1)), initial: state)
    }

    static func fill(_ state: inout OrdersState) {
        state.form.line1 = "100 Spectrum Center Dr"
        state.form.city = "Irvine"
        state.form.postalCode = "92618"
        state.form.address = .loaded(FakeOrderService.served)
    }

    static func quoted(_ state: inout OrdersState) {
        fill(&state)
        state.form.quote = .loaded(.sample)
        state.form.quotedFor = state.form.request
    }
}

struct HomeReducerTests {
    let fixture = Fixture()

    @Test func `a served address is found and priced`() async throws {
        let store = fixture.store()
        await store.send(.line1Changed("100 Spectrum Center Dr")) { $0.form.line1 = "100 Spectrum Center Dr" }
        await store.send(.cityChanged("Irvine")) { $0.form.city = "Irvine" }
        await store.send(.postalCodeChanged("92618")) { $0.form.postalCode = "92618" }
        await store.send(.checkAddressTapped) { $0.form.address = .loading }
        await store.receive(.addressChecked(.success(FakeOrderService.served))) {
            $0.form.address = .loaded(FakeOrderService.served)
            $0.form.quote = .loading
        }
        let request = try #require(store.state.form.request)
        await store.receive(.quoteLoaded(request, .success(.sample))) {
            $0.form.quote = .loaded(.sample)
            $0.form.quotedFor = request
        }
        #expect(store.state.form.canStart)
        await store.finish()
    }

    @Test func `an address that isn't served says so and can't be ordered for`() async {
        let refused = CheckedAddress(
            coordinate: Coordinate(latitude: 34.05, longitude: -118.24), check: AreaCheck(served: false, area: nil, message: "Not here."))
        let store = fixture.store(FakeOrderService(checked: .success(refused))) { Fixture.fill(&$0) }
        await store.send(.checkAddressTapped) { $0.form.address = .loading }
        await store.receive(.addressChecked(.success(refused))) { $0.form.address = .loaded(refused) }
        #expect(!store.state.form.canStart)
        await store.finish()
    }

    @Test func `an incomplete or unknown address says what is wrong and keeps what was typed`() async {
        let error = APIError.invalid(["postalCode": "We don't know this postal code."])
        let store = fixture.store(FakeOrderService(checked: .failure(error)))
        await store.send(.checkAddressTapped) { $0.form.address = .failed("Fill in street, city and postal code.") }
        await store.send(.line1Changed("1 Main St")) {
            $0.form.line1 = "1 Main St"
            $0.form.address = .idle
        }
        await store.send(.cityChanged("Irvine")) { $0.form.city = "Irvine" }
        await store.send(.postalCodeChanged("00000")) { $0.form.postalCode = "00000" }
        await store.send(.checkAddressTapped) { $0.form.address = .loading }
        await store.receive(.addressChecked(.failure(error))) { $0.form.address = .failed("We don't know this postal code.") }
        #expect(store.state.form.line1 == "1 Main St")
        await store.finish()
    }

    @Test func `only the last of several quick changes is priced, and the old price stays meanwhile`() async throws {
        let store = fixture.store { Fixture.quoted(&$0) }
        await store.send(.bagsChanged(2)) {
            $0.form.bags = 2
            $0.form.quotedFor = nil
        }
        await store.send(.bagsChanged(3)) { $0.form.bags = 3 }
        #expect(store.state.form.quote == .loaded(.sample))
        #expect(!store.state.form.canStart)
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: OrdersFeature.quoteDelay)
        let request = try #require(store.state.form.request)
        #expect(request.bags == 3)
        await store.receive(.quoteLoaded(request, .success(.sample))) { $0.form.quotedFor = request }
        await store.finish()
    }

    @Test func `a failed price says why`() async throws {
        let store = fixture.store(FakeOrderService(quoted: .failure(.offline))) { Fixture.fill(&$0) }
        await store.send(.itemCountChanged(item: 1, count: 2)) {
            $0.form.items = [1: 2]
            $0.form.quote = .loading
        }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: OrdersFeature.quoteDelay)
        let request = try #require(store.state.form.request)
        #expect(request.retailItems == [RetailItemRequest(itemID: 1, quantity: 2)])
        await store.receive(.quoteLoaded(request, .failure(.offline))) {
            $0.form.quote = .failed("No connection. Please try again.")
            $0.form.quotedFor = request
        }
        #expect(!store.state.form.canStart)
        await store.finish()
    }

    @Test func `a started order opens its page and empties the form but for the address`() async throws {
        let store = fixture.store {
            Fixture.quoted(&$0)
            $0.form.bags = 1
            $0.form.preferences.temperature = .warm
        }
        let key = SeededRandomSource(seed: 1).hexadecimal(byteCount: 16)
        await store.send(.startOrderTapped) { $0.form.placingKey = key }
        await store.send(.startOrderTapped)
        await store.receive(.orderPlaced(.success(.sample))) {
            $0.form = OrderForm()
            Fixture.fill(&$0)
            $0.form.preferences.temperature = .warm
            $0.form.quote = .loading
        }
        await store.receive(event: .open("/customer/activity/12"))
        await fixture.clock.sleepers(1)
        store.stop()
    }

    @Test func `an order that fails says why, keeps the form, and prices again where the price was at fault`() async {
        let expired = APIError.conflict("The price has expired.", code: "quote_expired")
        let store = fixture.store(FakeOrderService(order: .failure(expired))) { Fixture.quoted(&$0) }
        await store.send(.startOrderTapped) { $0.form.placingKey = SeededRandomSource(seed: 1).hexadecimal(byteCount: 16) }
        await store.receive(.orderPlaced(.failure(expired))) {
            $0.form.placingKey = nil
            $0.form.quotedFor = nil
            $0.form.message = "The price has expired."
        }
        #expect(store.state.form.line1 == "100 Spectrum Center Dr")
        store.stop()
    }

    @Test func `scheduling chooses the first window, and another one can be chosen`() async {
        let windows = PickupWindows.next(after: fixture.clock.now)
        let store = fixture.store { $0.windows = windows }
        await store.send(.pickupModeChosen(.scheduled)) {
            $0.form.pickupMode = .scheduled
            $0.form.window = windows[0]
        }
        await store.send(.windowChosen(windows[2])) { $0.form.window = windows[2] }
        await store.send(.detergentChosen(.fragranceFree)) { $0.form.preferences.detergent = .fragranceFree }
        await store.send(.temperatureChosen(.hot)) { $0.form.preferences.temperature = .hot }
        await store.send(.foldingChosen(.hung)) { $0.form.preferences.folding = .hung }
        await store.send(.softenerToggled(true)) { $0.form.preferences.softener = true }
        await store.finish()
    }

    @Test func `windows lie between 8 and 20 o'clock and begin an hour from now or later`() {
        let windows = PickupWindows.next(after: fixture.clock.now)
        #expect(windows.count == 6)
        for window in windows {
            #expect(window.start >= fixture.clock.now.addingTimeInterval(3600))
            #expect((8...18).contains(PickupWindows.hour(of: window.start)))
            #expect(window.end.timeIntervalSince(window.start) == 7200)
        }
    }

    @Test func `shopping is shown as it is opened and closed`() async {
        let store = fixture.store()
        await store.send(.shoppingShown(true)) { $0.isShoppingShown = true }
        await store.send(.shoppingShown(false)) { $0.isShoppingShown = false }
        await store.finish()
    }

    @Test func `the items that can come along are loaded, or say why not`() async {
        let store = fixture.store()
        await store.send(.shoppingAppeared) { $0.items = .loading }
        await store.receive(.itemsLoaded(.success([.sample]))) { $0.items = .loaded([.sample]) }
        await store.finish()
        let failing = fixture.store(FakeOrderService(catalog: .failure(.offline)))
        await failing.send(.shoppingAppeared) { $0.items = .loading }
        await failing.receive(.itemsLoaded(.failure(.offline))) { $0.items = .failed("No connection. Please try again.") }
        await failing.finish()
    }
}
