import Core
import CoreTesting
import CoreUI
import Foundation
import LocationAPI
import OrdersAPI
import Testing
import UI

@testable import Orders

struct SlotTests {
    let fixture = Fixture()
    private let slots = PickupSlot.samples

    @Test func `scheduling offers the windows of the server and chooses the first one`() async {
        let store = fixture.home()
        await store.send(.pickupModeChosen(.scheduled)) {
            $0.pickupMode = .scheduled
            $0.slots.offered = .loading
        }
        await store.receive(.slots(.loaded(.success(.sample)))) {
            $0.slots.offered = .loaded(.sample)
            $0.window = slots[0].window
        }
        await store.send(.windowChosen(slots[2].window)) { $0.window = slots[2].window }
        await store.finish()
    }

    @Test func `another day shows its windows and chooses its first`() async {
        let store = fixture.home { ($0.pickupMode, $0.slots.offered, $0.window) = (.scheduled, .loaded(.sample), slots[0].window) }
        #expect(store.state.slots.days == [slots[0].day, slots[3].day])
        await store.send(.slots(.dayChosen(slots[3].day))) {
            $0.slots.day = slots[3].day
            $0.window = slots[3].window
        }
        #expect(store.state.slots.slots(on: store.state.slots.shownDay(store.state.window)) == Array(slots[3...]))
        await store.finish()
    }

    @Test func `an order that is to be repeated leads to the form of a recurring one`() async {
        let store = fixture.home { $0.pickupMode = .scheduled }
        await store.send(.repeatToggled(true)) { $0.repeats = true }
        var order = Order.sample(pickupMode: .scheduled)
        order.window = slots[0].window
        await store.send(.orderPlaced(.success(order))) { ($0.pickupMode, $0.repeats) = (.asap, false) }
        await store.receive(event: .open(OrdersLink.newRecurring(order: 12).place))
        await store.finish()
    }

    @Test func `windows that can't be loaded say why`() async {
        let store = fixture.home(FakeOrderService(offered: .failure(.offline)))
        await store.send(.pickupModeChosen(.scheduled)) {
            $0.pickupMode = .scheduled
            $0.slots.offered = .loading
        }
        await store.receive(.slots(.loaded(.failure(.offline)))) { $0.slots.offered = .failed("No connection. Please try again.") }
        #expect(store.state.request == nil)
        await store.finish()
    }

    @Test func `a window that is offered stays even if it is full, and one that isn't gives way`() {
        var state = SlotState(offered: .loaded(.sample))
        #expect(state.window(insteadOf: slots[1].window) == slots[1].window)
        #expect(state.window(insteadOf: nil) == slots[0].window)
        state.offered = .loaded(PickupSlots(area: nil, timeZone: "America/Los_Angeles", slots: Array(slots[1...])))
        #expect(state.window(insteadOf: slots[0].window) == slots[2].window)
        #expect(SlotState().window(insteadOf: slots[0].window) == slots[0].window)
    }

    @Test func `the windows are those of the place where the address is`() {
        var state = HomeState()
        #expect(state.slotRequest == SlotListRequest())
        state.address.check = .loaded(FakeOrderService.served)
        #expect(state.slotRequest == SlotListRequest(at: FakeOrderService.served.coordinate))
    }

    @Test func `a full window says so and can't be chosen`() {
        var state = HomeState()
        (state.pickupMode, state.slots.offered, state.window) = (.scheduled, .loaded(.sample), slots[0].window)
        let page = html(PickupTimeForm(store: ScopedStore(state: state)))
        #expect(page.contains("(full)") && page.contains("data-testid=\"orders.window.0\"") && page.contains("data-testid=\"orders.window.day.1\""))
        state.slots.offered = .loaded(PickupSlots(area: nil, timeZone: "America/Los_Angeles", slots: []))
        #expect(html(PickupTimeForm(store: ScopedStore(state: state))).contains("There is no window left this week."))
    }
}
