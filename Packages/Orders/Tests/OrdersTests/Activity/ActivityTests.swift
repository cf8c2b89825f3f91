import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing
import UI

@testable import Orders

struct ActivityTests {
    private func store() -> TestStore<ActivityState, ActivityAction> { TestStore(screen: ActivityFeature(), initial: ActivityState()) }

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
