import Dispatch
import Persistence
import PersistencePostgres
import PersistenceTesting
import Testing

/// The limits that keep one transaction or task from holding up the others.
@Suite(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"), .timeLimit(.minutes(2)))
struct PostgresLimitTests {
    @Test func `a transaction that sends nothing for too long is ended, gives its locks back, and runs again`() async throws {
        let shop = try await TestDatabase(.postgres, plugins: Shop.plugins)
        var settings = try #require(shop.postgres)
        settings.idleTimeout = .milliseconds(200)
        let database = try PostgresDatabase(settings)
        let id = try await shop.database.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        let (held, signal) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        let hanging = Task {
            try await database.write { transaction in
                try transaction.execute("UPDATE shop_customer SET note = \("hanging"), version = version + 1 WHERE id = \(id)")
                signal.finish()
                release.wait()
                _ = try transaction.rows("SELECT 1")
            }
        }
        for await _ in held {}
        // Succeeds within the time limit for a lock alone because the other lost it.
        try await shop.database.write { _ = try $0.execute("UPDATE shop_customer SET note = \("other"), version = version + 1 WHERE id = \(id)") }
        for _ in 1...2 { release.signal() }
        try await hanging.value
        #expect(try await shop.database.read { try $0.value(String.self, "SELECT note || version FROM shop_customer") } == "hanging3")
        try await database.close()
    }

    @Test func `vital reads and writes don't wait for the connections that all else uses`() async throws {
        let shop = try await TestDatabase(.postgres, plugins: Shop.plugins)
        var settings = try #require(shop.postgres)
        settings.connections = 2
        let database = try PostgresDatabase(settings)
        let release = DispatchSemaphore(value: 0)
        let occupying = (1...2).map { _ in
            let (started, signal) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                try await database.read { _ in
                    signal.finish()
                    release.wait()
                }
            }
            return (started, task)
        }
        for (started, _) in occupying { for await _ in started {} }
        try await TransactionPriority.$current.withValue(.vital) {
            try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "vital"]) }
            #expect(try await database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == 1)
        }
        for (_, task) in occupying {
            release.signal()
            _ = try? await task.value
        }
        try await database.close()
    }
}
