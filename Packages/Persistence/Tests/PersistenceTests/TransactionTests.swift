import Core
import Dispatch
import Foundation
import Persistence
import PersistenceTesting
import Synchronization
import Testing

@testable import PersistenceSQLite

struct TransactionTests {
    struct Refusal: Error {}

    private func emails(_ database: any Database) async throws -> [String] {
        try await database.read { try $0.values(String.self, "SELECT email FROM shop_customer ORDER BY id") }
    }

    @Test(arguments: TestEngine.available, ["'; DROP TABLE shop_customer; --", "\" OR 1=1", "?", "$1", "%_\\", "日本語 🧺", "x' || (SELECT 1) || '"])
    func `hostile text is stored and found as it is`(_ engine: TestEngine, _ text: String) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let id = try await database.write { try $0.insert(into: "shop_customer", ["email": text, "note": nil]) }
        let found = try await database.read { try $0.first("SELECT id, email FROM shop_customer WHERE email = \(text)") }
        #expect(try found?.get("id", as: Int.self) == id)
        #expect(try found?.get("email", as: String.self) == text)
    }

    @Test(arguments: TestEngine.available, Language.allCases)
    func `texts made in a transaction are in the caller's language`(_ engine: TestEngine, _ language: Language) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let (read, written) = try await Language.$current.withValue(language) {
            (try await database.read { _ in Language.current }, try await database.write { _ in Language.current })
        }
        #expect(read == language)
        #expect(written == language)
    }

    @Test(arguments: TestEngine.available)
    func `every type comes back as it was stored`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let address = Address(street: "O'Neil", since: Date(timeIntervalSince1970: 12.345))
        let row = try await database.write { transaction in
            let customer = try transaction.insert(into: "shop_customer", ["email": "a"])
            let created = Date(timeIntervalSince1970: 1_700_000_000.123)
            try transaction.insert(
                into: "shop_item",
                [
                    "customer_id": customer, "price_cents": Int64.max, "is_express": true, "weight": 1.5, "created_at": created,
                    "address": JSONColumn(address), "photo": [0, 255] as [UInt8],
                ]
            )
            return try transaction.first("SELECT * FROM shop_item WHERE is_express = \(true)")
        }
        let item = try #require(row)
        #expect(try item.get("price_cents", as: Int64.self) == .max)
        #expect(try item.get("is_express", as: Bool.self))
        #expect(try item.get("weight", as: Double.self) == 1.5)
        #expect(try item.get("created_at", as: Date.self) == Date(timeIntervalSince1970: 1_700_000_000.123))
        #expect(try item.value("created_at") == .integer(1_700_000_000_123))
        #expect(try item.get("address", as: JSONColumn<Address>.self).value == address)
        #expect(try item.get("photo", as: Data.self) == Data([0, 255]))
    }

    @Test(arguments: TestEngine.available)
    func `a write reads what it wrote, and its changes are counted`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let (count, changed, none) = try await database.write { transaction in
            try transaction.insert(into: "shop_customer", ["email": "a"])
            try transaction.insert(into: "shop_customer", ["email": "b"])
            let changed = try transaction.execute("UPDATE shop_customer SET note = \("x")")
            let none = try transaction.execute("UPDATE shop_customer SET note = \("y") WHERE id = \(99)")
            return (try transaction.value(Int.self, "SELECT count(*) FROM shop_customer"), changed, none)
        }
        #expect(count == 2)
        #expect(changed == 2)
        #expect(none == 0)
    }

    @Test(arguments: TestEngine.available)
    func `a write that throws leaves nothing and throws its own error`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        await #expect(throws: Refusal.self) {
            try await database.write { transaction in
                try transaction.insert(into: "shop_customer", ["email": "a"])
                throw Refusal()
            }
        }
        #expect(try await emails(database).isEmpty)
    }

    @Test(arguments: TestEngine.available)
    func `what follows a commit runs once after it, and never after a rollback`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let events = Mutex<[String]>([])
        try await database.write { transaction in
            transaction.afterCommit { events.withLock { $0.append("committed") } }
            events.withLock { $0.append("body") }
        }
        try? await database.write { transaction in
            transaction.afterCommit { events.withLock { $0.append("never") } }
            throw Refusal()
        }
        #expect(events.withLock { $0 } == ["body", "committed"])
    }

    @Test(arguments: TestEngine.available)
    func `a savepoint undoes only its own changes and follow-ups`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let calls = Mutex(0)
        try await database.write { transaction in
            try transaction.insert(into: "shop_customer", ["email": "a"])
            try? transaction.savepoint {
                try transaction.insert(into: "shop_customer", ["email": "b"])
                transaction.afterCommit { calls.withLock { $0 += 1 } }
                throw Refusal()
            }
            try transaction.savepoint { _ = try transaction.insert(into: "shop_customer", ["email": "c"]) }
        }
        #expect(try await emails(database) == ["a", "c"])
        #expect(calls.withLock { $0 } == 0)
    }

    @Test(arguments: TestEngine.available)
    func `200 writers at once lose no increment`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let id = try await database.write { try $0.insert(into: "shop_customer", ["email": "a", "version": 0]) }
        try await withThrowingTaskGroup { group in
            for _ in 0..<200 {
                group.addTask {
                    try await database.write { transaction in
                        let count = try transaction.value(Int.self, "SELECT version FROM shop_customer WHERE id = \(id)")
                        try transaction.execute("UPDATE shop_customer SET version = \(count + 1) WHERE id = \(id)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await database.read { try $0.value(Int.self, "SELECT version FROM shop_customer") } == 200)
    }

    @Test(arguments: TestEngine.available)
    func `of writes that share a commit only those that throw are undone`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let failures = await withTaskGroup { group in
            for number in 0..<60 {
                group.addTask {
                    await databaseError {
                        try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "\(number % 40)"]) }
                    }?.code
                }
            }
            return await group.reduce(into: [DatabaseError.Code]()) { codes, code in if let code { codes.append(code) } }
        }
        #expect(failures == Array(repeating: .unique, count: 20))
        #expect(try await Set(emails(database)).count == 40)
    }

    @Test(arguments: TestEngine.available)
    func `a transaction is of no use after its closure`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let error = await databaseError {
            try await database.write { transaction in
                _ = transaction.finish()
                try transaction.execute("DELETE FROM shop_customer")
            }
        }
        #expect(error?.description.contains("To fix, ") == true)
    }

    @Test(arguments: TestEngine.available)
    func `a write whose task is cancelled while it waits is withdrawn`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let release = DispatchSemaphore(value: 0)
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let running = Task {
            try await database.write { transaction in
                signal.finish()
                release.wait()
                _ = try transaction.insert(into: "shop_customer", ["email": "running"])
            }
        }
        for await _ in started {}
        let waiting = Task {
            await databaseError { try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "waiting"]) } }
        }
        waiting.cancel()
        running.cancel()
        #expect(await waiting.value?.code == .canceled)
        release.signal()
        try await running.value
        #expect(try await emails(database) == ["running"])
    }

    @Test func `data is there after closing and opening again`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        try await database.close()
        #expect(await databaseError { try await database.write { _ = try $0.execute("DELETE FROM shop_customer") } }?.code == .unavailable)
        #expect(await databaseError { _ = try await emails(database) }?.code == .unavailable)
        let again = try files.open()
        #expect(try await emails(again) == ["a"])
        try await again.check()
    }

    @Test func `a database in memory does the same`() async throws {
        let database = try SQLiteDatabase.inMemory()
        try await Migrator(database).migrate(plugins: [("shop", Shop.migrations)])
        try await database.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        #expect(try await emails(database) == ["a"])
    }

    @Test func `commits are flushed, and foreign keys are on`() async throws {
        let files = try TemporaryDatabase()
        let database = try files.open()
        let settings = try await database.write { transaction in
            [try transaction.value(Int.self, "PRAGMA synchronous"), try transaction.value(Int.self, "PRAGMA foreign_keys")]
        }
        #expect(settings == [2, 1])
        #expect(try await database.read { try $0.value(String.self, "PRAGMA journal_mode") } == "wal")
    }
}
