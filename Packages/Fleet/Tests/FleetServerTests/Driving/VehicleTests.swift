import Core
import FleetAPI
import Networking
import Persistence
import ServerTesting
import Testing

@testable import FleetServer

/// Vehicles, by which customers recognize their drivers.
@Suite struct VehicleTests {
    private func kept(_ driver: Int, _ server: FleetTestServer) async throws -> Vehicle? {
        try await server.server.database.read { try VehicleDirectory().vehicle(of: driver, in: $0) }
    }

    @Test func `a driver states a vehicle, changes and removes it`() async throws {
        let server = try await FleetTestServer()
        let driver = server.driver(1)
        #expect(try await driver.client.call(FleetEndpoints.status).vehicle == nil)
        let typed = Vehicle(model: " Ford Transit ", color: "White", plate: " 7abc123")
        #expect(try await driver.client.call(FleetEndpoints.setVehicle, typed).vehicle == .sample)
        #expect(try await driver.client.call(FleetEndpoints.status).vehicle == .sample)
        let other = Vehicle(model: "Toyota Prius", color: "Blue", plate: "8XYZ999")
        _ = try await driver.client.call(FleetEndpoints.setVehicle, other)
        #expect(try await kept(1, server) == other)
        #expect(try await kept(2, server) == nil)
        #expect(try await driver.client.call(FleetEndpoints.removeVehicle).vehicle == nil)
        #expect(try await kept(1, server) == nil)
    }

    @Test(arguments: [
        (Vehicle(model: " ", color: "White", plate: "7ABC123"), "model"), (Vehicle(model: "Ford", color: "", plate: "7ABC123"), "color"),
        (Vehicle(model: "Ford", color: "White", plate: "  "), "plate"), (Vehicle(model: "Ford", color: "White", plate: "7ABC1237ABC12"), "plate"),
    ])
    func `a vehicle has model, color and plate`(vehicle: Vehicle, field: String) async throws {
        let server = try await FleetTestServer()
        let error = await failure(of: { try await server.driver(1).client.call(FleetEndpoints.setVehicle, vehicle) })
        #expect((error?.status, error?.fields.keys.sorted()) == (422, [field]))
        #expect(try await kept(1, server) == nil)
    }

    @Test func `going online keeps it, and losing the role removes it`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        _ = try await driver.client.call(FleetEndpoints.setVehicle, .sample)
        #expect(try await driver.setOnline(false).vehicle == .sample)
        try await server.setRoles([.customer], of: 1)
        #expect(try await kept(1, server) == nil)
    }
}
