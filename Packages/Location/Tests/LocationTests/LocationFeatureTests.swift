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

    @Test func `the fake tells served places from others`() async throws {
        let service = FakeLocationService()
        #expect(try await service.check(service.locate(line1: "", city: "", postalCode: "")).area == "Irvine")
        #expect(try await service.check(Coordinate(latitude: 34.05, longitude: -118.24)).served == false)
    }

    @Test func `permissions are what the person gave`() async {
        let permissions = FakePermissionService(Permissions(location: true, notifications: false))
        #expect(await permissions.requestPermissions() == Permissions(location: true, notifications: false))
        await permissions.syncUserData()
        #expect(permissions.synced == 1)
        #expect(await LivePermissionService().requestPermissions() == Permissions(location: false, notifications: false))
    }
}
