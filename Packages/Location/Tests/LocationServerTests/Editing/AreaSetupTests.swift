import Core
import CoreTesting
import LocationAPI
import LocationServer
import Persistence
import ServerCore
import ServerTesting
import Testing

struct AreaSetupTests {
    @Test func `areas that came with the product wait for somebody to look, changed ones don't, and none is too few`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let step = try #require(server.application.container.resolve(ServerInventory.self).setup.first { $0.id == "areas" })
        let given = try await server.database.read { try step.state($0) }
        #expect(given.need == .review && given.detail.contains("Irvine") && step.place == LocationLink.areas.place)
        try await server.database.write { _ = try $0.execute("UPDATE location_area SET version = 2 WHERE name = 'Tustin'") }
        #expect(try await server.database.read { try step.state($0) }.need == .nothing)
        try await server.database.write { _ = try $0.execute("UPDATE location_area SET is_active = \(false)") }
        #expect(try await server.database.read { try step.state($0) }.need == .change)
    }
}
