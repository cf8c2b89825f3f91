import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing
import UI

@testable import Orders

struct ActivityTests {
    private func store(_ orders: FakeOrderService = FakeOrderService()) -> TestStore<ActivityState, ActivityAction> {
        TestStore(screen: ActivityFeature(orders: orders, random: SeededRandomSource(seed: 1)), initial: ActivityState())
    }

    private func page(_ orders: ViewState<[Order]>) -> String {
        html(ActivityView(store: ScopedStore(state: ActivityState()), orders: orders))
    }

    @Test func `another part and an order are chosen, and an empty part leads to a new order`() async {
        let store = store()
        await store.send(.appeared)
        await store.send(.segmentChosen(.completed)) { $0.segment = .completed }
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.send(.opened(12)) { $0.order = 12 }
        await store.send(.disappeared)
        await store.send(.opened(nil)) { $0.order = nil }
        await store.send(.newOrderTapped)
        await store.receive(event: .open(OrdersLink.home().place))
        await store.finish()
    }

    @Test func `a delivered order is ordered again with one press, and a refusal says why`() async {
        let store = store(FakeOrderService(order: .success(.sample(id: 13))))
        await store.send(.reorder(.tapped(14))) { $0.reorder.key = Fixture().firstKey }
        await store.receive(.reorder(.placed(.success(.sample(id: 13))))) { $0.reorder.key = nil }
        await store.receive(event: .open(OrdersLink.activity(order: 13).place))
        await store.send(.reorder(.placed(.failure(.offline)))) { $0.reorder.message = "No connection. Please try again." }
        await store.finish()
        let state = ActivityState(segment: .completed, reorder: store.state.reorder)
        let shown = html(ActivityView(store: ScopedStore(state: state), orders: .loaded([.previewDelivered])))
        #expect(shown.contains("data-testid=\"orders.reorder.14\"") && shown.contains("No connection."))
    }

    @Test(arguments: [
        (Stage.accepted, PickupMode.asap, ActivitySegment.inProgress), (.accepted, .scheduled, .scheduled), (.processing, .asap, .inProgress),
        (.delivered, .asap, .completed), (.canceled, .asap, .completed),
    ])
    func `each order stands in one part of the activity`(stage: Stage, mode: PickupMode, segment: ActivitySegment) {
        let order = Order.sample(stage: stage, pickupMode: mode)
        #expect(ActivitySegment.allCases.filter { $0.contains(order) } == [segment])
    }

    @Test func `the activity shows orders of its part, none, and failures`() {
        #expect(page(.loaded([.sample])).contains("orders.card.12"))
        let empty = page(.loaded([.sample(stage: .delivered)]))
        #expect(empty.contains("Nothing in progress") && empty.contains("data-testid=\"orders.new\""))
        #expect(page(.failed("No connection.")).contains("No connection."))
    }
}
