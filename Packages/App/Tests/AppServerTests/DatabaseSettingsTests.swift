import Core
import Persistence
import PersistencePostgres
import PersistenceTesting
import Testing

@testable import AppServer

struct DatabaseSettingsTests {
    private static let url = "postgres://tumble:pass-word@db.example.org/tumble?sslmode=require"

    private func load(_ values: [String: String]) throws -> ServerSettings {
        try ServerSettings.load(build: .development, file: nil, commandLine: ["LOG_LEVEL": "critical"].merging(values) { $1 }, environment: [:])
    }

    @Test func `a PostgreSQL address takes the file's place, and a database in memory that of both`() throws {
        #expect(try load([:]).postgres == nil)
        let settings = try load(["DATABASE_URL": Self.url, "DATABASE_CONNECTIONS": "7"])
        #expect(settings.postgres?.url == Self.url)
        #expect(settings.postgres?.connections == 7)
        #expect(settings.inMemory.postgres == nil)
        #expect(try Bootstrap.openDatabase(settings).dialect == .postgres)
    }

    @Test func `its password is shown neither by the configuration nor by errors`() throws {
        let given = try load(["DATABASE_URL": Self.url])
        let table = given.catalog.table(given.sources, given.values)
        #expect(table.contains("DATABASE_URL"))
        #expect(!table.contains("pass-word"))
        let wrong = try #require(throws: SettingError.self) { try load(["DATABASE_URL": "mysql://tumble:pass-word@db/x"]) }
        #expect(wrong.description == "DATABASE_URL can't be used. To fix, give an address such as postgres://name:password@host/database.")
        let settings = try load(["DATABASE_URL": "postgres://tumble:pass-word@[::1/x"])
        let malformed = try #require(throws: DatabaseError.self) { try Bootstrap.openDatabase(settings) }
        #expect(malformed.description.contains("To fix, "))
        #expect(!malformed.description.contains("pass-word"))
    }

    @Test(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"))
    func `production refuses a PostgreSQL server that could lose what it acknowledged`() async throws {
        // The server that tests use trades durability for speed.
        let database = try await TestDatabase(.postgres)
        let refusal = await #expect(throws: SettingError.self) { try await ProductionChecks.checkDurability(database) }
        #expect(refusal?.description.hasPrefix("PostgreSQL's fsync is off") == true)
    }
}
