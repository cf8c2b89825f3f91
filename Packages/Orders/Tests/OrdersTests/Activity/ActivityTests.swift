import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct ActivityTests {
    private let fixture = Fixture()

    private func store(
        _ orders: FakeOrderService = FakeOrderService(), state: ActivityState = ActivityState(customerID: 7)
    ) -> TestStore<ActivityState, ActivityAction> {
        let feature = ActivityFeature(
            orders: orders, following: fixture.following, clock: fixture.clock, random: SeededRandomSource(seed: 1))
        return TestStore(screen: feature, initial: state)
    }

    private func page(_ state: ActivityState) -> String { html(ActivityView(store: ScopedStore(state: state))) }

    private func response(_ orders: [Order], hasMore: Bool = false, limit: Int = 20) -> OrderListResponse {
        OrderListResponse(items: orders, hasMore: hasMore, limit: limit)
    }

    @Test func `the list is loaded after it is subscribed to, and again after each change of an order`() async {
        let store = store()
        let request = ActivityState(customerID: 7).request
        await store.send(.appeared) { ($0.isShown, $0.orders) = (true, .loading) }
        await store.receive(.loaded(request, .success(response([.sample])))) { $0.orders = .loaded([.sample]) }
        #expect(fixture.realtime.subscriberCount(of: OrdersTopics.customer(7)) == 1)
        fixture.realtime.send(fixture.driverMoved(12))
        fixture.realtime.send(fixture.moved(12))
        await store.receive(.loaded(request, .success(response([.sample]))))
        await store.send(.disappeared) { $0.isShown = false }
        await store.finish()
    }

    @Test func `a failed list says why`() async {
        let store = store(FakeOrderService(list: .failure(.offline)))
        await store.send(.appeared) { ($0.isShown, $0.orders) = (true, .loading) }
        await store.receive(.loaded(ActivityState().request, .failure(.offline))) { $0.orders = .failed("No connection. Please try again.") }
        store.stop()
    }

    @Test func `a part is a place with an address, and an order's page leads back to it`() async {
        let store = store()
        await store.send(.segmentChosen(.completed))
        await store.receive(event: .open(OrdersLink.activityList(.completed).place))
        await store.send(.listOpened(.completed)) { $0.segment = .completed }
        #expect(store.state.request.status == .delivered)
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.activity(order: 12).place))
        await store.send(.opened(12)) { $0.order = 12 }
        await store.send(.opened(nil)) { $0.order = nil }
        #expect(store.state.segment == .completed)
        await store.send(.newOrderTapped)
        await store.receive(event: .open(OrdersLink.home().place))
        await store.finish()
    }

    @Test func `a text is looked for in all parts, once typing rests`() async {
        let store = store()
        await store.send(.searchChanged("spec")) { ($0.search, $0.orders) = ("spec", .loading) }
        await store.send(.searchChanged("spectrum")) { $0.search = "spectrum" }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: .milliseconds(250))
        await store.receive(.searchSettled)
        #expect(store.state.request.search == "spectrum" && store.state.request.status == nil)
        await store.receive(.loaded(store.state.request, .success(response([.sample])))) { $0.orders = .loaded([.sample]) }
        // What was asked for before comes too late.
        await store.send(.loaded(OrderListRequest(status: .inProgress), .success(response([]))))
        store.stop()
    }

    @Test func `older orders follow as the end comes near, and stay when newer ones come`() async {
        let (newer, older) = (Order.sample(id: 40), Order.sample(id: 12))
        let state = ActivityState(customerID: 7, orders: .loaded([newer]), hasMore: true)
        let store = store(FakeOrderService(list: .success([older])), state: state)
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.send(.moreTapped)
        var request = state.request
        request.before = 40
        await store.receive(.moreLoaded(request, .success(response([older])))) {
            ($0.orders, $0.isLoadingMore, $0.hasMore) = (.loaded([newer, older]), false, false)
        }
        let newest = Order.sample(id: 41)
        await store.send(.loaded(state.request, .success(response([newest, newer], hasMore: true)))) { $0.orders = .loaded([newest, newer, older]) }
        await store.send(.moreLoaded(request, .failure(.offline)))
        await store.finish()
    }

    @Test func `older orders of a list that was left don't come, and those of the next one can be asked for`() async {
        let state = ActivityState(customerID: 7, orders: .loaded([.sample(id: 40)]), hasMore: true)
        let older = FakeOrderService(listing: { request in request.before == nil ? [] : [.sample(id: 12)] })
        for leaving in [ActivityAction.listOpened(.completed), .searchChanged("main")] {
            let store = store(older, state: state)
            await store.send(.moreTapped) { $0.isLoadingMore = true }
            await store.send(leaving) {
                ($0.isLoadingMore, $0.hasMore) = (false, false)
                if leaving == .listOpened(.completed) { ($0.segment, $0.orders) = (.completed, .idle) } else { ($0.search, $0.orders) = ("main", .loading) }
            }
            store.stop()
        }
    }

    @Test func `a delivered order is ordered again with one press, and a refusal says why`() async {
        let store = store(FakeOrderService(order: .success(.sample(id: 13))), state: ActivityState())
        await store.send(.reorder(.tapped(14))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (.init(former: 14, key: Fixture().firstKey), true) }
        await store.receive(.reorder(.placed(14, .success(.sample(id: 13))))) { ($0.reorder.attempt, $0.reorder.isPlacing) = (nil, false) }
        await store.receive(event: .open(OrdersLink.activity(order: 13).place))
        await store.send(.reorder(.placed(14, .failure(.offline)))) { $0.reorder.message = "No connection. Please try again." }
        await store.finish()
        let shown = page(ActivityState(segment: .completed, orders: .loaded([.previewDelivered]), reorder: store.state.reorder))
        #expect(shown.contains("data-testid=\"orders.reorder.14\"") && shown.contains("No connection."))
    }

    @Test func `the activity shows orders, none, nothing found, more, and failures`() {
        #expect(page(ActivityState(orders: .loaded([.sample]))).contains("orders.card.12"))
        for segment in ActivitySegment.allCases {
            let empty = page(ActivityState(segment: segment, orders: .loaded([])))
            #expect(empty.contains("data-testid=\"orders.new\"") && empty.contains("orders.status.\(segment.rawValue)"))
        }
        let found = page(ActivityState(search: "target", orders: .loaded([])))
        #expect(found.contains("Nothing found") && !found.contains("orders.status."))
        #expect(page(ActivityState(orders: .loaded([.sample]), hasMore: true)).contains("data-testid=\"orders.more\""))
        #expect(page(ActivityState(orders: .failed("No connection."))).contains("No connection."))
    }
}
