import Core
import CoreTesting
import Networking
import OrdersAPI
import Testing

@testable import Orders

struct ListReducerTests {
    let fixture = Fixture()

    @Test func `the activity is loaded after it is subscribed to, and again after each change`() async {
        let store = fixture.store()
        await store.send(.activityAppeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
        let topic = OrdersTopics.customer(7)
        #expect(fixture.realtime.subscriberCount(of: topic) == 1)
        fixture.realtime.send(Change(topic: topic, kind: "order.moved", id: 12, sequence: 3))
        await store.receive(.ordersLoaded(.success([.sample])))
        store.stop()
    }

    @Test func `a failed activity says why`() async {
        let store = fixture.store(FakeOrderService(list: .failure(.offline)))
        await store.send(.activityAppeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.failure(.offline))) { $0.orders = .failed("No connection. Please try again.") }
        store.stop()
    }

    @Test func `another part and an order are chosen, and an empty part leads to a new order`() async {
        let store = fixture.store()
        await store.send(.segmentChosen(.completed)) { $0.segment = .completed }
        await store.send(.orderTapped(12))
        await store.receive(event: .open("/customer/activity/12"))
        await store.send(.newOrderTapped)
        await store.receive(event: .open("/customer/home"))
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

    @Test func `an order that isn't over has a column of the board and milestones to come, another has neither`() {
        for stage in Stage.allCases {
            let isOver = [.delivered, .completed, .canceled, .rejected].contains(stage)
            #expect((StageGroup(stage) == nil) == isOver, "\(stage)")
            #expect(Milestone.upcoming(after: stage).isEmpty == isOver, "\(stage)")
        }
    }

    @Test func `the dispatcher's list follows its filter`() async {
        let store = fixture.store()
        await store.send(.dispatchAppeared) { $0.dispatched = .loading }
        // Once for each of its statuses.
        await store.receive(.dispatchLoaded(.success([.sample, .sample]))) { $0.dispatched = .loaded([.sample, .sample]) }
        await store.send(.dispatchFilterChosen(.delivered)) {
            $0.dispatchFilter = .delivered
            $0.dispatched = .loading
        }
        await store.receive(.dispatchLoaded(.success([.sample]))) { $0.dispatched = .loaded([.sample]) }
        store.stop()
    }

    @Test func `a dispatcher's list that can't be loaded says why`() async {
        let store = fixture.store(FakeOrderService(list: .failure(.offline)))
        await store.send(.dispatchAppeared) { $0.dispatched = .loading }
        await store.receive(.dispatchLoaded(.failure(.offline))) { $0.dispatched = .failed("No connection. Please try again.") }
        store.stop()
    }

    @Test func `a path opens an order's page and an empty one closes it`() async {
        let store = fixture.store()
        await store.send(.dispatchOrderTapped(12)) {
            $0.dispatchPath = [.order(12)]
            $0.detail = OrderDetail(orderID: 12)
            $0.detail?.page = .loading
        }
        let page = OrderPage(order: .sample, timeline: [])
        await store.receive(.orderLoaded(12, .success(page))) { $0.detail?.page = .loaded(page) }
        await store.send(.dispatchPathChanged([])) {
            $0.dispatchPath = []
            $0.detail = nil
        }
        store.stop()
    }

    @Test func `signing out forgets everything and ends what runs`() async {
        let store = fixture.store { Fixture.quoted(&$0) }
        await store.send(.activityAppeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
        await store.send(event: .signedOut) { $0 = OrdersState() }
        await store.finish()
    }

    @Test func `somebody else begins with an empty form, the same person goes on`() async {
        let store = fixture.store { Fixture.fill(&$0) }
        await store.send(event: .signedIn(fixture.person))
        let other = Person(id: 8, name: "Dana", roles: [.customer])
        await store.send(event: .signedIn(other)) {
            $0 = OrdersState()
            $0.person = other
        }
        await store.finish()
    }

    @Test(arguments: [[], [OrdersRoute.order(12)]])
    func `a path survives its way through the address`(path: [OrdersRoute]) {
        let coordinator = OrdersCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["0"], ["-1"], ["+5"], ["1", "2"]])
    func `an address that names no order is no path`(components: [String]) {
        #expect(OrdersCoordinator().path(for: components) == nil)
    }
}
