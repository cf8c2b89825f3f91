import Core
import Location
import LocationAPI
import Testing

struct ServiceTests {
    @Test func `the fake knows served places from others`() async throws {
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
