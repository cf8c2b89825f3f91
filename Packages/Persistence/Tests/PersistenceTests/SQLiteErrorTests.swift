import Core
import Foundation
import GRDB
import Persistence
import Testing

@testable import PersistenceSQLite

// GRDB has an error of this name, too.
private typealias DatabaseError = Persistence.DatabaseError

struct SQLiteErrorTests {
    private func failure(_ body: @escaping @Sendable (Transaction) throws -> Void) async throws -> DatabaseError? {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        return await databaseError { try await database.write(body) }
    }

    @Test func `a second row with a unique value is refused by column, without its value`() async throws {
        let error = try await failure { transaction in
            for _ in 1...2 { try transaction.insert(into: "shop_customer", ["email": "secret@example.com"]) }
        }
        #expect(error?.code == .unique)
        #expect(error?.table == "shop_customer")
        #expect(error?.columns == ["email"])
        #expect(error?.description.contains("secret") == false)
    }

    @Test func `each broken constraint has its code`() async throws {
        #expect(try await failure { try $0.insert(into: "shop_item", ["customer_id": 99]) }?.code == .foreignKey)
        #expect(try await failure { try $0.insert(into: "shop_customer", ["email": nil]) }?.code == .notNull)
        let check = try await failure { transaction in
            let id = try transaction.insert(into: "shop_customer", ["email": "a"])
            try transaction.insert(into: "shop_item", ["customer_id": id, "is_express": 2])
        }
        #expect(check?.code == .check)
        let kind = try await failure { transaction in
            let id = try transaction.insert(into: "shop_customer", ["email": "a"])
            try transaction.insert(into: "shop_item", ["customer_id": id, "price_cents": "many"])
        }
        #expect(kind?.code == .invalidValue)
        #expect(try await failure { try $0.insert(into: "shop_customer", ["email": "a\u{0}"]) }?.code == .invalidValue)
    }

    @Test func `wrong SQL, an empty result and a statement that ends the transaction are told apart`() async throws {
        #expect(try await failure { try $0.execute("SELEC 1") }?.code == .other)
        #expect(try await failure { _ = try $0.value(Int.self, "SELECT id FROM shop_customer") }?.code == .notFound)
        #expect(try await failure { try $0.execute("ROLLBACK") }?.code == .other)
    }

    @Test func `a change in a read is refused`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        #expect(await databaseError { _ = try await database.read { try $0.execute("DELETE FROM shop_customer") } }?.code == .readOnly)
        let memory = try SQLiteDatabase.inMemory()
        #expect(await databaseError { _ = try await memory.read { try $0.execute("CREATE TABLE x (id INTEGER)") } }?.code == .readOnly)
    }

    @Test func `a lock held by another connection is busy`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let path = files.path
        let codes = try await database.write { transaction in
            try transaction.execute("UPDATE shop_customer SET note = \("x")")
            let other = try SQLiteOpening.file(path, busyTimeout: 0)
            defer { try? other.close() }
            do {
                try other.write { try $0.execute(sql: "DELETE FROM shop_customer") }
                return DatabaseError.Code?.none
            } catch {
                return (SQLiteErrors.translated(error) as? DatabaseError)?.code
            }
        }
        #expect(codes == .busy)
    }

    @Test func `a full database is told, and recovers when there is room`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let pages = try await database.write { try $0.value(Int.self, "PRAGMA page_count") }
        _ = try await database.write { try $0.rows("PRAGMA max_page_count = 10") }
        let error = await databaseError {
            let text = String(repeating: "x", count: pages * 100_000)
            try await database.write { _ = try $0.insert(into: "shop_customer", ["email": text]) }
        }
        #expect(error?.code == .full)
        _ = try await database.write { try $0.rows("PRAGMA max_page_count = 1000000") }
        #expect(try await database.write { try $0.insert(into: "shop_customer", ["email": "a"]) } == 1)
    }

    @Test func `a damaged file is refused in one line that names path and fix`() throws {
        let files = try TemporaryDatabase()
        try Data("this is no database, whatever its name says, and it is long enough to be looked at".utf8).write(to: URL(fileURLWithPath: files.path))
        let error = try #require(throws: DatabaseError.self) { try files.open() }
        #expect(error.code == .corrupt)
        #expect(error.message.hasPrefix("The database \(files.path) can't be opened: it is damaged"))
        #expect(error.message.hasSuffix("To fix, move it away and restore a backup."))
        #expect(!error.description.contains("\n"))
    }

    @Test func `damage inside a database is found at the start`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        try await database.write { transaction in
            for number in 0..<2000 { try transaction.insert(into: "shop_customer", ["email": "person-\(number)@example.com"]) }
        }
        try await database.close()
        var data = try Data(contentsOf: URL(fileURLWithPath: files.path))
        for offset in stride(from: 8192, to: data.count, by: 7) { data[offset] = 0xff }
        try data.write(to: URL(fileURLWithPath: files.path))
        #expect(try #require(throws: DatabaseError.self) { try files.open() }.code == .corrupt)
        let pageCheck = PageCheck()
        let large = SQLiteDatabase(
            writer: try SQLiteOpening.file(files.path, largestCheckedFirst: 0, pageCheck: pageCheck), pageCheck: pageCheck, writeTimeout: .seconds(10),
            clock: SystemClock())
        await pageCheck.end()
        for attempt in [{ try await large.read { _ in } }, { try await large.write { _ in } }] as [() async throws -> Void] {
            let error = try #require(await #expect(throws: DatabaseError.self) { try await attempt() })
            #expect(error.code == .corrupt && error.message.hasSuffix("To fix, move it away and restore a backup."))
        }
        try await large.close()
    }

    @Test func `a large file is used while its pages are checked, and closed before they are`() async throws {
        let files = try TemporaryDatabase()
        try await files.openShop().close()
        let pageCheck = PageCheck()
        let database = SQLiteDatabase(
            writer: try SQLiteOpening.file(files.path, largestCheckedFirst: 0, pageCheck: pageCheck), pageCheck: pageCheck, writeTimeout: .seconds(10),
            clock: SystemClock())
        try await database.write { try $0.insert(into: "shop_customer", ["email": "kept"]) }
        try await database.close()
        let again = try files.open()
        #expect(try await again.read { try $0.values(String.self, "SELECT email FROM shop_customer") } == ["kept"])
        try await again.close()
    }

    @Test func `a folder in place of a file, and a missing folder, are told with the fix`() throws {
        let files = try TemporaryDatabase()
        let folder = try #require(throws: DatabaseError.self) { try SQLiteDatabase(path: files.folder.path) }
        #expect(folder.code == .unavailable)
        #expect(folder.message.contains("it is a folder. To fix, give a file in it"))
        let missing = try #require(throws: DatabaseError.self) { try SQLiteDatabase(path: files.folder.path + "/none/x.sqlite") }
        #expect(missing.message.contains("To fix, create it: mkdir -p \(files.folder.path)/none"))
    }
}
