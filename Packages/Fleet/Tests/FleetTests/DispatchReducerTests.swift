import Core
import CoreTesting
import Fleet
import FleetAPI
import LocationAPI
import Testing

struct DispatchReducerTests {
    @Test func `the dashboard loads`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.dispatchChanged)
        await store.receive(.overviewLoaded(.success(.sample))) { $0.overview = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a dashboard that can't be loaded is said`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(overview: .failure(.offline)), clock: TestClock()))
        await store.send(.dispatchChanged)
        await store.receive(.overviewLoaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `the dashboard leads to the pages of the fleet`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.dashboardTripTapped(3))
        await store.receive(event: .open("/dispatcher/fleet/trips/3"))
        await store.send(.dashboardDriverTapped(5))
        await store.receive(event: .open("/dispatcher/fleet/drivers/5"))
        await store.finish()
    }

    @Test func `pages of the fleet are opened on top of each other, and left by the browser's back or all at once`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.driverTapped(5)) { $0.path = [.driver(5)] }
        await store.send(.tripTapped(3)) { $0.path = [.driver(5), .trip(3)] }
        await store.send(.pathChanged([.driver(5)])) { $0.path = [.driver(5)] }
        await store.send(.tripTapped(4)) { $0.path = [.driver(5), .trip(4)] }
        await store.send(.fleetTapped) { $0.path = [] }
        await store.finish()
    }

    @Test func `a trip leads to its order, a driver to a conversation`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.orderTapped(12))
        await store.receive(event: .open("/dispatcher/orders/12"))
        await store.send(.messageDriverTapped(5))
        await store.receive(event: .open("/dispatcher/messages/with/5"))
        await store.finish()
    }

    @Test func `drivers are filtered by what they do`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.availabilityTapped(.free)) { $0.availability = .free }
        await store.send(.availabilityTapped(nil)) { $0.availability = nil }
        await store.finish()
    }

    @Test func `the areas are kept for the maps, and missed where they can't be loaded`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))
        await store.send(.areasLoaded(.failure(.offline)))
        await store.send(.areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = ServiceArea.defaultAreas }
        await store.finish()
    }
}
