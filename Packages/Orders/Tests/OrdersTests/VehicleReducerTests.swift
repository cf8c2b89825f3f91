import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Testing

@testable import Orders

struct VehicleReducerTests {
    let fixture = Fixture()
    private let page = OrderPage(order: .sample(stage: .enRoutePickup, driverID: 5), timeline: [])

    private func open(_ page: OrderPage, _ tracked: Tracking = .sample) async -> TestStore<OrdersState, OrdersAction> {
        let store = fixture.store(FakeOrderService(order: .success(page.order), tracked: .success(tracked)))
        await store.send(.orderAppeared(12)) {
            $0.detail = OrderDetail(orderID: 12)
            $0.detail?.page = .loading
        }
        return store
    }

    private func moved(_ order: Int) -> Change {
        Change(topic: OrdersTopics.customer(7), kind: OrdersEvents.driverMoved, id: order, sequence: 0)
    }

    @Test func `the page shows the driver on the way, asks again when they move, and says when nothing was heard for a minute`() async {
        let store = await open(page)
        await store.receive(.orderLoaded(12, .success(page))) {
            $0.detail?.page = .loaded(page)
            $0.detail?.followsVehicle = true
        }
        await store.receive(.vehicleLoaded(12, .success(.sample))) { $0.detail?.vehicle = OrderVehicle(position: .sample) }
        fixture.realtime.send(moved(13))
        fixture.realtime.send(moved(12))
        await store.receive(.vehicleLoaded(12, .success(.sample)))
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: Position.lifetime)
        await store.receive(.vehicleUnheard(12)) { $0.detail?.vehicle?.isStale = true }
        await store.send(.orderClosed) { $0.detail = nil }
        await store.finish()
    }

    @Test func `an old position is shown as such from the start`() async {
        fixture.clock.advance(by: Position.lifetime)
        let store = await open(page)
        await store.receive(.orderLoaded(12, .success(page))) {
            $0.detail?.page = .loaded(page)
            $0.detail?.followsVehicle = true
        }
        await store.receive(.vehicleLoaded(12, .success(.sample))) { $0.detail?.vehicle = OrderVehicle(position: .sample, isStale: true) }
        store.stop()
    }

    @Test func `the driver is gone from the page once the bags are`() async {
        let store = await open(page)
        await store.receive(.orderLoaded(12, .success(page))) {
            $0.detail?.page = .loaded(page)
            $0.detail?.followsVehicle = true
        }
        await store.receive(.vehicleLoaded(12, .success(.sample))) { $0.detail?.vehicle = OrderVehicle(position: .sample) }
        let after = OrderPage(order: .sample(stage: .pickedUp, driverID: 5), timeline: [])
        await store.send(.orderLoaded(12, .success(after))) {
            $0.detail?.page = .loaded(after)
            $0.detail?.followsVehicle = false
            $0.detail?.vehicle = nil
        }
        store.stop()
    }

    @Test func `a driver who can't be found is left where they were, or out`() async {
        let store = fixture.store { state in
            state.detail = OrderDetail(orderID: 12)
            state.detail?.vehicle = OrderVehicle(position: .sample)
        }
        await store.send(.vehicleLoaded(12, .failure(.offline)))
        await store.send(.vehicleLoaded(13, .success(.sample)))
        await store.send(.vehicleUnheard(13))
        let unknown = Tracking(orderID: 12, stage: .enRoutePickup, sequence: 4, etaRange: nil, position: nil)
        await store.send(.vehicleLoaded(12, .success(unknown))) { $0.detail?.vehicle = nil }
        await store.finish()
    }

    @Test func `lists don't ask again because a driver moved`() async {
        let store = fixture.store()
        await store.send(.activityAppeared) { $0.orders = .loading }
        await store.receive(.ordersLoaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
        fixture.realtime.send(moved(12))
        fixture.realtime.send(Change(topic: OrdersTopics.customer(7), kind: "order.moved", id: 12, sequence: 3))
        await store.receive(.ordersLoaded(.success([.sample])))
        store.stop()
    }
}
