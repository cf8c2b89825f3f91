import Core
import CoreTesting
import Location
import LocationAPI
import Testing

struct LocationFeatureTests {
    @Test func `the areas are loaded when something that shows them appears`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService()))
        await store.send(.appeared) { $0.areas = .loading }
        await store.receive(.areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = .loaded(ServiceArea.defaultAreas) }
        await store.finish()
    }

    @Test func `a failed load says why`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService(error: .offline)))
        await store.send(.appeared) { $0.areas = .loading }
        await store.receive(.areasLoaded(.failure(.offline))) { $0.areas = .failed("No connection. Please try again.") }
        await store.finish()
    }
}
