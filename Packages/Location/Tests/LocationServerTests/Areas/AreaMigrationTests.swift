import Core
import LocationAPI
import Persistence
import PersistenceTesting
import Testing

@testable import LocationServer

struct AreaMigrationTests {
    @Test func `an older installation's areas get the present outlines, but for those that were changed`() async throws {
        let database = try await TestDatabase(.chosen, plugins: [("location", Array(LocationMigrations.all.prefix(1)))])
        let own = #"[{"latitude":33,"longitude":-117},{"latitude":34,"longitude":-117},{"latitude":33,"longitude":-118}]"#
        try await database.write { _ = try $0.execute("UPDATE location_area SET ring = \(own) WHERE name = 'Tustin'") }
        try await Migrator(database).migrate(plugins: [("location", LocationMigrations.all)])
        let areas = try await database.read { try ServiceAreaDirectory(clock: SystemClock()).areas(in: $0) }
        #expect(areas.filter { $0.name != "Tustin" } == ServiceArea.defaultAreas.filter { $0.name != "Tustin" })
        #expect(areas.first { $0.name == "Tustin" }?.ring.count == 3)
    }
}
