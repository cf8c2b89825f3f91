import Core
import CoreTesting
import LocationAPI
import OrdersAPI
import Testing

@testable import Orders

/// The place of the door, by the device's position or a dragged pin.
struct PinTests {
    private let clock = TestClock()
    private let door = Coordinate(latitude: 33.6846, longitude: -117.8265)

    private func store(_ state: AddressState = AddressState(), _ orders: FakeOrderService = FakeOrderService()) -> TestStore<AddressState, AddressAction> {
        TestStore(screen: AddressFeature(orders: orders, clock: clock), initial: state)
    }

    private var typed: AddressState {
        AddressState(line1: "1 Main St", city: "Irvine", postalCode: "92618", check: .loaded(FakeOrderService.served))
    }

    @Test func `a dragged pin is checked, and forgotten with the address that it belongs to`() async {
        let store = store(typed)
        await store.send(.pinMoved(door)) {
            $0.pin = door
            $0.check = .loading
        }
        // The map stays, and with it the focus of who moves the pin by keyboard.
        #expect(store.state.pinPlace == door)
        await store.receive(.checked(.success(FakeOrderService.served))) { $0.check = .loaded(FakeOrderService.served) }
        #expect(store.state.pinPlace == FakeOrderService.served.coordinate)
        await store.send(.cityChanged("Tustin")) {
            $0.city = "Tustin"
            $0.pin = nil
            $0.check = .idle
        }
        store.stop()
    }

    @Test func `the device's position is checked at once, and stays while the address is typed`() async {
        let store = store()
        await store.send(.positionReported(DevicePosition(latitude: door.latitude, longitude: door.longitude))) {
            $0.pin = door
            $0.isLocated = true
            $0.check = .loading
        }
        await store.receive(.checked(.success(FakeOrderService.served))) { $0.check = .loaded(FakeOrderService.served) }
        // A driver needs more than a place on the map.
        #expect(store.state.served == nil)
        await store.send(.line1Changed("1 Main St")) {
            $0.line1 = "1 Main St"
            $0.check = .idle
        }
        await store.send(.cityChanged("Irvine")) { $0.city = "Irvine" }
        await store.send(.postalCodeChanged("92618")) { $0.postalCode = "92618" }
        await store.send(.checkTapped) { $0.check = .loading }
        await store.receive(.checked(.success(FakeOrderService.served))) { $0.check = .loaded(FakeOrderService.served) }
        #expect(store.state.served != nil && store.state.pin == door)
        await store.finish()
    }

    @Test func `a browser that tells no position says why, and what was typed stays`() async {
        let store = store(typed)
        await store.send(.positionReported(DevicePosition(problem: .denied))) { $0.positionMessage = Strings.positionDenied }
        await store.send(.positionReported(DevicePosition(problem: .unavailable))) { $0.positionMessage = Strings.positionUnavailable }
        await store.send(.positionReported(DevicePosition(latitude: 133, longitude: 0)))
        #expect(store.state.check.value == FakeOrderService.served)
        await store.finish()
    }

    @Test func `a saved address has no pin to drag`() async {
        var state = typed
        state.saved = OrderDefaults.sample.addresses[0]
        let store = store(state)
        await store.send(.pinMoved(door))
        await store.finish()
    }

    @Test func `a place beyond the areas is refused with the server's word`() async {
        let refusal = CheckedAddress(coordinate: door, check: AreaCheck(served: false, area: nil, message: "We don't pick up here yet."))
        let store = store(typed, FakeOrderService(checked: .success(refusal)))
        await store.send(.pinMoved(door)) {
            $0.pin = door
            $0.check = .loading
        }
        await store.receive(.checked(.success(refusal))) { $0.check = .loaded(refusal) }
        #expect(store.state.served == nil)
        await store.finish()
    }

    @Test func `a pin survives the server, and is checked anew`() throws {
        var home = HomeState()
        home.address = typed
        home.address.pin = door
        let draft = try #require(home.draft)
        #expect(draft.typed?.pin == door)
        var address = AddressState()
        #expect(address.restore(draft) == .pinMoved(door))
        #expect(address.pin == door && address.isLocated)
    }
}
