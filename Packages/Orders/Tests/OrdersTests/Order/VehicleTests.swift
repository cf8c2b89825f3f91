import Core
import CoreTesting
import LocationAPI
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
        await store.receive(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample), 0) }
        fixture.realtime.send(fixture.driverMoved(13))
        fixture.realtime.send(fixture.driverMoved(12))
        await store.receive(.vehicleLoaded(.success(.sample)))
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: Position.lifetime)
        await store.receive(.vehicleUnheard) { $0.vehicle?.isStale = true }
        await store.send(.disappeared(12)) {
            $0.followsVehicle = false
            ($0.vehicle, $0.stopsBefore) = (nil, nil)
        }
        await store.finish()
    }

    @Test func `the way to the door is on the map until nothing is heard of the driver`() async throws {
        var tracking = Tracking.sample
        tracking.route = [[-117.8, 33.66], [-117.76, 33.66], [1]]
        let line = [Coordinate(latitude: 33.66, longitude: -117.8), Coordinate(latitude: 33.66, longitude: -117.76)]
        let store = fixture.order(FakeOrderService(), OrderState(id: 12, page: .loaded(page)))
        await store.send(.vehicleLoaded(.success(tracking))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample, route: line), 0) }
        await store.send(.vehicleUnheard) {
            $0.vehicle?.isStale = true
            $0.vehicle?.route = []
        }
        store.stop()
    }

    @Test func `another outline of an area is shown`() async {
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample), 0) }
        fixture.realtime.send(Change(topic: LocationTopics.areas, kind: LocationTopics.areaChanged, id: 1, sequence: 0))
        await store.receive(.areasChanged)
        await store.receive(.loaded(.success(page)))
        store.stop()
    }

    @Test func `a dispatcher hears of the driver by the dispatchers' topic`() async {
        let store = await appear(.dispatcher)
        await store.receive(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample), 0) }
        fixture.realtime.send(fixture.driverMoved(12, in: OrdersTopics.dispatch))
        await store.receive(.vehicleLoaded(.success(.sample)))
        store.stop()
    }

    @Test func `an old position is shown as such from the start`() async {
        fixture.clock.advance(by: Position.lifetime)
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample, isStale: true), 0) }
        store.stop()
    }

    @Test func `the driver is gone from the page once the bags are`() async {
        let store = await appear()
        await store.receive(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample), 0) }
        let after = OrderPage(order: .sample(stage: .pickedUp, driverID: 5), timeline: [])
        await store.send(.loaded(.success(after))) {
            $0.page = .loaded(after)
            $0.followsVehicle = false
            ($0.vehicle, $0.stopsBefore) = (nil, nil)
        }
        store.stop()
    }

    @Test func `with others before, the page says how many stops there are`() async {
        let store = fixture.order(FakeOrderService(), OrderState(id: 12, page: .loaded(page)))
        let waiting = Tracking(orderID: 12, stage: .outForDelivery, sequence: 4, etaRange: nil, position: nil, stopsBefore: 2)
        await store.send(.vehicleLoaded(.success(waiting))) { $0.stopsBefore = 2 }
        await store.send(.vehicleLoaded(.success(.sample))) { ($0.vehicle, $0.stopsBefore) = (OrderVehicle(position: .sample), 0) }
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
