import Core
import CoreTesting
import LocationAPI
import Testing

@testable import Location

struct AreasFeatureTests {
    private func store(_ service: FakeAreaService = FakeAreaService()) -> TestStore<AreasState, AreasAction> {
        TestStore(screen: AreasFeature(areas: service), initial: AreasState())
    }

    @Test func `the list loads all areas when it appears`() async {
        let store = store()
        await store.send(.appeared) { $0.areas = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.areas = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a row opens its area, and the button a new one`() async {
        let store = store()
        await store.send(.areaTapped(4))
        await store.receive(event: .open(LocationLink.area(4).place))
        await store.send(.newTapped)
        await store.receive(event: .open(LocationLink.newArea.place))
        await store.finish()
    }

    @Test func `a list that can't be loaded says why`() async {
        let store = store()
        await store.send(.loaded(.failure(.offline))) { $0.areas.finish(.failure(.offline)) }
        await store.finish()
    }
}
