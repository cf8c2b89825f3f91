import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct RescheduleTests {
    let fixture = Fixture()
    private let window = TimeWindow(start: Order.sample.createdAt.addingTimeInterval(7200), end: Order.sample.createdAt.addingTimeInterval(14_400))

    private func failed(_ stage: Stage = .pickupFailed) -> Order {
        var order = Order.sample(stage: stage)
        order.allowedActions = [OrderPermission.reschedule.rawValue]
        return order
    }

    @Test func `another time is chosen, confirmed once, and shown`() async {
        let after = Order.sample(stage: .accepted)
        let page = OrderPage(order: failed(), timeline: [])
        let store = fixture.order(FakeOrderService(order: .success(after)), OrderState(id: 12, page: .loaded(page)))
        await store.send(.reschedule(.windowChosen(window))) { $0.reschedule.window = window }
        #expect(store.state.draft?.window == window)
        await store.send(.reschedule(.confirmed(12))) { $0.reschedule.isWorking = true }
        await store.send(.reschedule(.confirmed(12)))
        let shown = OrderPage(order: after, timeline: [])
        await store.receive(.reschedule(.finished(12, .success(after)))) {
            $0.reschedule = RescheduleState()
            $0.page = .loaded(shown)
        }
        await store.receive(.loaded(.success(shown)))
        store.stop()
    }

    @Test func `a window that is full says so and can be chosen anew`() async {
        let error = APIError.invalid(["window": "Full."], code: "window_full")
        let store = fixture.order(
            FakeOrderService(order: .failure(error)), OrderState(id: 12, page: .loaded(OrderPage(order: failed(), timeline: []))))
        await store.send(.reschedule(.confirmed(12))) { $0.reschedule.isWorking = true }
        await store.receive(.reschedule(.finished(12, .failure(error)))) {
            $0.reschedule.isWorking = false
            $0.reschedule.message = error.message
        }
        await store.send(.reschedule(.windowChosen(nil))) { $0.reschedule.message = nil }
        await store.finish()
    }

    @Test func `a page of a failed visit offers the next windows`() async {
        let page = OrderPage(order: failed(.deliveryFailed), timeline: [])
        let store = fixture.order(FakeOrderService(order: .success(page.order)))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(page))) {
            $0.page = .loaded(page)
            $0.reschedule.slots.offered = .loading
        }
        await store.receive(.reschedule(.slots(.loaded(.success(.sample))))) { $0.reschedule.slots.offered = .loaded(.sample) }
        let day = PickupSlot.samples[3].day
        await store.send(.reschedule(.slots(.dayChosen(day)))) { $0.reschedule.slots.day = day }
        store.stop()
    }

    @Test(arguments: [Stage.pickupFailed, .deliveryFailed])
    func `customers and dispatchers find the choice on the order's page`(stage: Stage) {
        var state = OrderState.preview(.loaded(OrderPage(order: failed(stage), timeline: [])))
        state.reschedule.slots.offered = .loaded(.sample)
        for page in [html(OrderView(orderID: 12, store: ScopedStore(state: state))), html(DispatchOrderView(orderID: 12, store: ScopedStore(state: state)))] {
            for id in ["orders.reschedule.asap", "orders.reschedule.window.0", "orders.reschedule.confirm"] {
                #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
            }
        }
        let other = OrderState.preview(.loaded(OrderPage(order: .sample, timeline: [])))
        #expect(!html(OrderView(orderID: 12, store: ScopedStore(state: other))).contains("orders.reschedule"))
    }
}
