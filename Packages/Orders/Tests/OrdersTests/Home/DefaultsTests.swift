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

    @Test func `home appears with the default address and the usual wash`() async throws {
        let store = fixture.home(FakeOrderService(saved: .success(saved)))
        await store.send(.appeared) {
            $0.hour = PickupWindows.hour(of: fixture.clock.now)
            $0.windows = PickupWindows.next(after: fixture.clock.now)
            $0.defaults = .loading
        }
        await store.receive(.defaultsLoaded(.success(saved))) {
            $0.defaults = .loaded(saved)
            $0.wash = saved.preferences
            $0.address.saved = saved.addresses[0]
            $0.address.check = .loading
        }
        await store.receive(.address(.checked(.success(FakeOrderService.served)))) {
            $0.address.check = .loaded(FakeOrderService.served)
            $0.quote = .loading
        }
        let request = try #require(store.state.request)
        #expect(request.addressID == 1 && request.address == nil)
        await store.receive(.quoteLoaded(request, .success(.sample))) {
            $0.quote = .loaded(.sample)
            $0.quotedFor = request
        }
        await store.send(.disappeared)
        await store.finish()
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
