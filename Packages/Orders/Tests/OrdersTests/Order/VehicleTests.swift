import Core
import CoreTesting
import Networking
import OrdersAPI
import Testing

@testable import Orders

struct VehicleTests {
    let fixture = Fixture()
    private let page = OrderPage(order: .sample(stage: .enRoutePickup, driverID: 5), timeline: [])

    private func appear(_ mode: Mode = .customer) async -> TestStore<OrderState, OrderAction> {
        let store = fixture.order(FakeOrderService(order: .success(page.order)), OrderState(id: 12, mode: mode))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(page))) {
            $0.page = .loaded(page)
            $0.followsVehicle = true
        }
        return store
    }

    @Test func `the page shows the driver on the way, asks again when they move, and says when nothing was heard for a minute`() async {
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { $0.vehicle = OrderVehicle(position: .sample) }
        fixture.realtime.send(fixture.driverMoved(13))
        fixture.realtime.send(fixture.driverMoved(12))
        await store.receive(.vehicleLoaded(.success(.sample)))
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: Position.lifetime)
        await store.receive(.vehicleUnheard) { $0.vehicle?.isStale = true }
        await store.send(.disappeared(12)) {
            $0.followsVehicle = false
            $0.vehicle = nil
        }
        await store.finish()
    }

    @Test func `a dispatcher hears of the driver by the dispatchers' topic`() async {
        let store = await appear(.dispatcher)
        await store.receive(.vehicleLoaded(.success(.sample))) { $0.vehicle = OrderVehicle(position: .sample) }
        fixture.realtime.send(fixture.driverMoved(12, in: OrdersTopics.dispatch))
        await store.receive(.vehicleLoaded(.success(.sample)))
        store.stop()
    }

    @Test func `an old position is shown as such from the start`() async {
        fixture.clock.advance(by: Position.lifetime)
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { $0.vehicle = OrderVehicle(position: .sample, isStale: true) }
        store.stop()
    }

    @Test func `the driver is gone from the page once the bags are`() async {
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { $0.vehicle = OrderVehicle(position: .sample) }
        let after = OrderPage(order: .sample(stage: .pickedUp, driverID: 5), timeline: [])
        await store.send(.loaded(.success(after))) {
            $0.page = .loaded(after)
            $0.followsVehicle = false
            $0.vehicle = nil
        }
        store.stop()
    }

    @Test func `a driver who can't be found is left where they were, or out`() async {
        let store = fixture.order(FakeOrderService(), OrderState(id: 12, vehicle: OrderVehicle(position: .sample)))
        await store.send(.vehicleLoaded(.failure(.offline)))
        let unknown = Tracking(orderID: 12, stage: .enRoutePickup, sequence: 4, etaRange: nil, position: nil)
        await store.send(.vehicleLoaded(.success(unknown))) { $0.vehicle = nil }
        await store.finish()
    }
}
