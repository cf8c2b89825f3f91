import Core
import CoreTesting
import LocationAPI
import OrdersAPI
import Testing

@testable import Orders

struct DefaultsReducerTests {
    let fixture = Fixture()
    private let saved: OrderDefaults = {
        var defaults = OrderDefaults.sample
        defaults.preferences.temperature = .warm
        return defaults
    }()

    @Test func `home appears with the customer's orders, the default address and the usual wash`() async throws {
        let store = fixture.store(FakeOrderService(saved: .success(saved)))
        await store.send(.homeAppeared) {
            $0.hour = PickupWindows.hour(of: fixture.clock.now)
            $0.windows = PickupWindows.next(after: fixture.clock.now)
            $0.orders = .loading
            $0.defaults = .loading
        }
        // The two loads are independent of each other.
        for _ in 0..<2 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        await store.receive(.addressChecked(.success(FakeOrderService.served))) {
            $0.form.address = .loaded(FakeOrderService.served)
            $0.form.quote = .loading
        }
        #expect(store.state.defaults == .loaded(saved))
        #expect(store.state.form.savedAddressID == 1)
        #expect(store.state.form.preferences.temperature == .warm)
        let request = try #require(store.state.form.request)
        #expect(request.addressID == 1 && request.address == nil)
        store.stop()
    }

    @Test func `without what orders begin with, an address can still be typed`() async {
        let store = fixture.store()
        await store.send(.defaultsLoaded(.failure(.offline))) { $0.defaults = .failed("No connection. Please try again.") }
        await store.send(.line2Changed("Apt 4")) { $0.form.line2 = "Apt 4" }
        await store.finish()
    }

    @Test func `an address that is being typed isn't taken away, nor a wash that was chosen`() async {
        let store = fixture.store {
            $0.form.line1 = "1 Main St"
            $0.form.preferences.softener = true
        }
        await store.send(.defaultsLoaded(.success(saved))) { $0.defaults = .loaded(saved) }
        #expect(store.state.form.savedAddressID == nil)
        await store.finish()
    }

    @Test func `another address is typed, and a saved one taken again`() async {
        let store = fixture.store {
            $0.defaults = .loaded(saved)
            $0.form.savedAddressID = 1
            $0.form.address = .loaded(FakeOrderService.served)
        }
        await store.send(.otherAddressChosen) {
            $0.form.savedAddressID = nil
            $0.form.address = .idle
        }
        await store.send(.savedAddressChosen(1)) {
            $0.form.savedAddressID = 1
            $0.form.address = .loading
        }
        await store.receive(.addressChecked(.success(FakeOrderService.served))) {
            $0.form.address = .loaded(FakeOrderService.served)
            $0.form.quote = .loading
        }
        store.stop()
    }

    @Test func `a saved address that can't be checked says why`() async {
        let store = fixture.store(FakeOrderService(checked: .failure(.offline))) { $0.defaults = .loaded(saved) }
        await store.send(.savedAddressChosen(1)) {
            $0.form.savedAddressID = 1
            $0.form.address = .loading
        }
        await store.receive(.addressChecked(.failure(.offline))) { $0.form.address = .failed("No connection. Please try again.") }
        await store.finish()
    }

    @Test func `an address that was removed meanwhile is no longer taken`() async {
        let store = fixture.store {
            $0.defaults = .loaded(saved)
            $0.form.savedAddressID = 1
            $0.form.address = .loaded(FakeOrderService.served)
        }
        await store.send(.defaultsLoaded(.success(OrderDefaults()))) {
            $0.defaults = .loaded(OrderDefaults())
            $0.form.savedAddressID = nil
            $0.form.address = .idle
        }
        await store.finish()
    }
}

extension OrdersAction {
    fileprivate var isLoad: Bool {
        switch self {
        case .ordersLoaded(.success), .defaultsLoaded(.success): true
        default: false
        }
    }
}
