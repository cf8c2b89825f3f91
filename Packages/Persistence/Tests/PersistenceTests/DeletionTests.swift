import CoreTesting
import Persistence
import PersistenceTesting
import Testing

@testable import PersistenceSQLite

struct DeletionTests {
    @Test(arguments: TestEngine.available)
    func `what matches is deleted, however many rows it is, and the rest stays`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        try await shop.database.write { transaction in
            try transaction.insert(into: "shop_customer", rows: (1...1203).map { ["email": "\($0)", "version": $0 <= 1201 ? 1 : 2] })
        }
        try await shop.database.delete(from: "shop_customer", where: "version = \(1)")
        #expect(try await shop.database.read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") } == ["1202", "1203"])
        try await shop.database.delete(from: "shop_customer", where: "version = \(1)")
    }

    @Test func `no transaction deletes more than 500 rows`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { try $0.insert(into: "shop_customer", rows: (1...1001).map { ["email": "\($0)"] }) }
        let commits = LockedValue(0)
        database.traceWrites { statement in if statement.hasPrefix("COMMIT") { commits.withLock { $0 += 1 } } }
        try await database.delete(from: "shop_customer", where: "id > \(0)")
        #expect(commits.value == 3)
        try await database.close()
    }
}
