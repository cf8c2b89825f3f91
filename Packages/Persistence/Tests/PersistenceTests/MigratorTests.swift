import Persistence
import PersistenceSQLite
import Testing

struct MigratorTests {
    static let first = Migration(number: 1, name: "first") { $0.create(Table("a_one") { $0.id() }) }
    static let second = Migration(number: 2, name: "second") { $0.alter("a_one") { $0.text("note", .defaultValue("x")) } }

    private func refusal(_ database: any Database, _ migrations: [Migration]) async -> MigrationError? {
        do {
            try await Migrator(database).migrate(plugins: [("a", migrations)])
            return nil
        } catch {
            return error as? MigrationError
        }
    }

    @Test func `migrations run in the order of plugins and numbers, and once`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        let plugins = [("b", [Migration(number: 1, name: "b") { $0.create(Table("b_one") { $0.id() }) }]), ("a", [Self.first, Self.second])]
        let planned = try await Migrator(database).plan(plugins: plugins)
        let run = try await Migrator(database).migrate(plugins: plugins)
        #expect(run.map { "\($0.plugin)/\($0.number)" } == ["b/1", "a/1", "a/2"])
        #expect(planned == run)
        #expect(try await Migrator(database).migrate(plugins: plugins).isEmpty)
        #expect(try await Migrator(database).plan(plugins: plugins).isEmpty)
    }

    @Test func `a column is added to rows that exist`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        try await Migrator(database).migrate(plugins: [("a", [Self.first])])
        try await database.write { try $0.insert(into: "a_one", [:]) }
        try await Migrator(database).migrate(plugins: [("a", [Self.first, Self.second])])
        #expect(try await database.read { try $0.value(String.self, "SELECT note FROM a_one") } == "x")
    }

    @Test func `a changed migration is refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        try await Migrator(database).migrate(plugins: [("a", [Self.first])])
        let changed = Migration(number: 1, name: "first") {
            $0.create(
                Table("a_one") {
                    $0.id()
                    $0.text("name")
                }
            )
        }
        let error = await refusal(database, [changed])
        #expect(error?.code == .changed)
        #expect(error?.description.contains("To fix, ") == true)
    }

    @Test func `a newer schema is refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        try await Migrator(database).migrate(plugins: [("a", [Self.first, Self.second])])
        #expect(await refusal(database, [Self.first])?.code == .newerSchema)
    }

    @Test func `a failing migration leaves nothing, nor do those before it`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        let broken = Migration(number: 2, name: "broken") {
            $0.sql("INSERT INTO a_one (id) VALUES (1)")
            $0.sql("INSERT INTO a_missing (id) VALUES (1)")
        }
        #expect(await refusal(database, [Self.first, broken])?.code == .failed)
        let tables = try await database.read { try $0.values(String.self, "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'") }
        #expect(tables.isEmpty)
    }

    @Test func `numbers that don't rise, and tables of others, are refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        #expect(await refusal(database, [Self.second, Self.first])?.code == .invalid)
        let foreign = Migration(number: 1, name: "foreign") { $0.create(Table("b_one") { $0.id() }) }
        #expect(await refusal(database, [foreign])?.code == .invalid)
    }

    @Test func `a checksum stays what it was when it was released`() {
        #expect(Self.first.checksum == "d7b4e8ccbee06ec4")
    }

    @Test func `a plugin that was taken out keeps its tables`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        try await Migrator(database).migrate(plugins: [("a", [Self.first])])
        #expect(try await Migrator(database).migrate(plugins: []).isEmpty)
        #expect(try await database.read { try $0.value(Int.self, "SELECT count(*) FROM a_one") } == 0)
    }
}
