import Core
import CoreTesting
import Fleet
import FleetAPI
import Testing

struct DispatchReducerTests {
    @Test func `the dashboard loads`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService()))
        await store.send(.dispatchChanged)
        await store.receive(.overviewLoaded(.success(.sample))) { $0.overview = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a dashboard that can't be loaded is said`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(overview: .failure(.offline))))
        await store.send(.dispatchChanged)
        await store.receive(.overviewLoaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `a trip leads to its order`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService()))
        await store.send(.tripTapped(order: 12))
        await store.receive(event: .open("/dispatcher/orders/12"))
        await store.finish()
    }
}
