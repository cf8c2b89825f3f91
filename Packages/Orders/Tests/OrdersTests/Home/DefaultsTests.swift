import Core
import CoreTesting
import LocationAPI
import OrdersAPI
import Testing

@testable import Orders

struct DefaultsTests {
    let fixture = Fixture()
    private let saved: OrderDefaults = {
        var defaults = OrderDefaults.sample
        defaults.preferences.temperature = .warm
        return defaults
    }()

    @Test func `home appears with the default address and the usual wash`() async {
        // Without an id the address has no price, which would arrive before or after its check.
        var defaults = saved
        defaults.addresses[0].id = nil
        defaults.defaultAddressID = nil
        let usual = saved
        let store = fixture.home(FakeOrderService(saved: .success(defaults)))
        await store.send(.appeared) {
            $0.hour = ServiceClock.hour(of: fixture.clock.now)
            $0.defaults = .loading
        }
        for _ in 0..<2 { await store.receive(where: { $0.isLoad }) { $0 = store.state } }
        #expect(store.state.defaults == .loaded(defaults) && store.state.wash == defaults.preferences)
        await store.finish()
        var state = store.state
        _ = fixture.homeFeature().reduce(&state, .defaultsLoaded(.success(usual)))
        #expect(state.address.saved == usual.addresses[0] && state.address.check == .loading)
    }

    @Test func `without the profile an address can still be typed`() async {
        let store = fixture.home()
        await store.send(.defaultsLoaded(.failure(.offline))) { $0.defaults = .failed("No connection. Please try again.") }
        await store.send(.address(.line2Changed("Apt 4"))) { $0.address.line2 = "Apt 4" }
        await store.finish()
    }

    @Test func `an address that is being typed isn't taken away, nor a wash that was chosen`() async {
        let store = fixture.home {
            $0.address.line1 = "1 Main St"
            ($0.wash.softener, $0.isWashChosen) = (true, true)
        }
        await store.send(.defaultsLoaded(.success(saved))) { $0.defaults = .loaded(saved) }
        #expect(store.state.address.saved == nil)
        await store.finish()
    }

    @Test func `an address that was removed meanwhile is no longer taken`() async {
        let store = fixture.home {
            $0.defaults = .loaded(saved)
            $0.wash = saved.preferences
            $0.address.saved = saved.addresses[0]
            $0.address.check = .loaded(FakeOrderService.served)
        }
        await store.send(.defaultsLoaded(.success(OrderDefaults()))) {
            $0.defaults = .loaded(OrderDefaults())
            $0.wash = LaundryPreferences()
            $0.address.saved = nil
            $0.address.check = .idle
        }
        await store.finish()
    }

    @Test func `an address that stayed as it was isn't checked again`() async {
        let store = fixture.home {
            $0.defaults = .loaded(saved)
            $0.wash = saved.preferences
            $0.address.saved = saved.addresses[0]
            $0.address.check = .loaded(FakeOrderService.served)
        }
        await store.send(.defaultsLoaded(.success(saved)))
        await store.finish()
    }
}
