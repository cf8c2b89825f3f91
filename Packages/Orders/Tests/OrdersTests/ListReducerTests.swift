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

    @Test func `another status and an order are chosen`() async {
        let store = fixture.store()
        await store.send(.statusChosen(.delivered)) { $0.status = .delivered }
        await store.send(.orderTapped(12))
        await store.receive(event: .open("/customer/activity/12"))
        await store.finish()
    }

    @Test func `the dispatcher's list follows its filter`() async {
        let store = fixture.store()
        await store.send(.dispatchAppeared) { $0.dispatched = .loading }
        await store.receive(.dispatchLoaded(.success([.sample]))) { $0.dispatched = .loaded([.sample]) }
        await store.send(.dispatchStatusChosen(.scheduled)) {
            $0.dispatchStatus = .scheduled
            $0.dispatched = .loading
        }
        await store.receive(.dispatchLoaded(.success([.sample]))) { $0.dispatched = .loaded([.sample]) }
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
