import Core
import CoreTesting
import LocationAPI
import Testing

@testable import Location

struct LocationFeatureTests {
    @Test func `the areas are loaded when something that shows them appears`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService(), areas: FakeAreaService()))
        await store.send(.appeared) { $0.areas = .loading }
        await store.receive(.areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = .loaded(ServiceArea.defaultAreas) }
        await store.finish()
    }

    @Test func `a failed load says why`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService(error: .offline), areas: FakeAreaService()))
        await store.send(.appeared) { $0.areas = .loading }
        await store.receive(.areasLoaded(.failure(.offline))) { $0.areas = .failed("No connection. Please try again.") }
        await store.finish()
    }

    @Test func `a link to an area opens its map, and the list none`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService(), areas: FakeAreaService()))
        await store.send(.opened([.area(4)])) {
            $0.path = [.area(4)]
            $0.area.id = 4
            $0.area.versions = .loading
        }
        await store.receive(.area(.loaded(.success([.sample])))) {
            $0.area.versions = .loaded([.sample])
            $0.area.take(.sample)
        }
        await store.send(.opened([])) { $0.path = [] }
        await store.finish()
    }

    @Test func `the list's and the map's actions reach their screens`() async {
        let store = TestStore(LocationFeature(location: FakeLocationService(), areas: FakeAreaService()))
        await store.send(.list(.newTapped))
        await store.receive(event: .open(LocationLink.newArea.place))
        await store.send(.area(.pointSelected(2))) { $0.area.selected = 2 }
        await store.finish()
    }
}
