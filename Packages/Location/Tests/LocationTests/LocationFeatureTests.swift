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
        let permissions = FakePermissionService(Permissions(location: .granted, notifications: .denied))
        #expect(await permissions.requestPermissions() == Permissions(location: .granted, notifications: .denied))
        await permissions.syncUserData()
        #expect(permissions.synced == 1)
        await LivePermissionService().syncUserData()
        #expect(await LivePermissionService().requestPermissions() == Permissions())
    }

    @Test func `what was decided takes the place of what was, and the undecided of nothing`() {
        var permissions = Permissions(location: .denied, notifications: .granted)
        permissions.merge(Permissions(location: .granted))
        #expect(permissions == Permissions(location: .granted, notifications: .granted))
        #expect(Permission.allCases.filter(\.isSettled) == [.granted, .unavailable])
    }
}
