import Core
import CoreTesting
import Foundation
import HTTPTypes
import LocationAPI
import LocationServer
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct AreaEndpointTests {
    @Test func `a new installation serves the default areas`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        #expect(try await server.client(as: nil).call(LocationEndpoints.areas, AreaListRequest()) == ServiceArea.defaultAreas)
        #expect(try await server.client(as: nil).call(LocationEndpoints.areas, AreaListRequest(name: "Tustin")).map(\.name) == ["Tustin"])
        #expect(try await server.client(as: nil).call(LocationEndpoints.areas, AreaListRequest(name: "tustin")) == [])
    }

    @Test func `a place inside is served, with its area`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let check = try await server.client(as: nil).call(LocationEndpoints.check, AreaCheckRequest(ServiceArea.defaultAreas[3].center))
        #expect(check == AreaCheck(served: true, area: "Tustin", message: "We pick up in Tustin."))
    }

    @Test(arguments: [(34.05, -118.24), (32.72, -117.16), (33.343, -118.328), (0, 0)])
    func `a place outside is refused with the names of the areas`(latitude: Double, longitude: Double) async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let point = Coordinate(latitude: latitude, longitude: longitude)
        let check = try await server.client(as: nil).call(LocationEndpoints.check, AreaCheckRequest(point))
        #expect(!check.served)
        #expect(check.area == nil)
        #expect(check.message == "We don't pick up here yet. We are in Irvine, Newport Beach, Costa Mesa, Tustin, Laguna Beach, and Huntington Beach.")
    }

    @Test func `swapped coordinates are refused and named`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let response = await server.send(.get, "/api/v1/service-areas/check?lat=-117.77&lon=33.68")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(
            text == #"{"data":{"area":null,"message":"Latitude and longitude seem to be swapped.","served":false},"error":null,"success":true}"#)
    }

    @Test func `a missing coordinate is named`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let response = await server.send(.get, "/api/v1/service-areas/check?lat=33.6")
        #expect(response.status == .unprocessableContent)
        #expect(String(decoding: response.body, as: UTF8.self).contains(#""fields":{"lon":"This field is required."}"#))
    }

    @Test func `other servers find the area of a point in their own transaction`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let directory = try server.application.container.resolve(ServiceAreaDirectory.self)
        let name = try await server.database.read { try directory.area(at: ServiceArea.defaultAreas[1].center, in: $0)?.name }
        #expect(name == "Newport Beach")
    }

    @Test func `an area that is changed is found as it is a second later`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let directory = try server.application.container.resolve(ServiceAreaDirectory.self)
        let point = ServiceArea.defaultAreas[1].center
        let before = try await server.database.read { try directory.area(at: point, in: $0)?.name }
        try await server.database.write { _ = try $0.execute("UPDATE location_area SET name = 'Balboa' WHERE name = 'Newport Beach'") }
        server.clock.advance(by: .seconds(1))
        let after = try await server.database.read { try directory.area(at: point, in: $0)?.name }
        #expect([before, after] == ["Newport Beach", "Balboa"])
        try await server.database.write { _ = try $0.execute("DELETE FROM location_area WHERE name = 'Balboa'") }
        server.clock.advance(by: .seconds(1))
        #expect(try await server.database.read { try directory.area(at: point, in: $0)?.name } == nil)
    }
}
