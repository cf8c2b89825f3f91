import Core
import Persistence
import PersistenceSQLite
import PersistenceTesting
import Testing

struct RepositoryTests {
    let customers = Repository<Customer>()

    @Test(arguments: TestEngine.available)
    func `a record is created, read, changed and deleted`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let id = try await database.write { try customers.create(Customer(email: "a", note: "n"), in: $0) }
        #expect(try await database.read { try customers.get(id, in: $0) } == Customer(id: id, email: "a", note: "n", version: 1))
        let version = try await database.write { try customers.update(id, to: Customer(email: "b"), version: 1, in: $0) }
        #expect(version == 2)
        #expect(try await database.read { try customers.all([id, 99], in: $0) } == [Customer(id: id, email: "b", version: 2)])
        try await database.write { try customers.delete(id, in: $0) }
        #expect(try await database.read { try customers.find(id, in: $0) } == nil)
    }

    @Test(arguments: TestEngine.available)
    func `a change of an older version is refused, and of a missing record told apart`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        let id = try await database.write { try customers.create(Customer(email: "a"), in: $0) }
        try await database.write { _ = try customers.update(id, to: Customer(email: "b"), version: 1, in: $0) }
        let stale = await databaseError { try await database.write { _ = try customers.update(id, to: Customer(email: "c"), version: 1, in: $0) } }
        #expect(stale?.code == .versionMismatch)
        let missing = await databaseError { try await database.write { try customers.update(99, to: Customer(email: "c"), in: $0) } }
        #expect(missing?.code == .notFound)
        #expect(await databaseError { try await database.write { try customers.delete(99, in: $0) } }?.code == .notFound)
        #expect(try await database.read { try customers.get(id, in: $0).email } == "b")
    }

    @Test(arguments: TestEngine.available)
    func `pages count all records and cursors end`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        try await database.write { transaction in
            for number in 1...5 { try customers.create(Customer(email: "\(number)"), in: transaction) }
        }
        let page = try await database.read { try customers.page(where: "id > \(0)", orderBy: "id DESC", page: 2, limit: 2, in: $0) }
        #expect(page.map(\.id) == Page(items: [3, 2], page: 2, limit: 2, total: 5))
        let newest = try await database.read { try customers.page(where: "note IS NULL", before: nil, limit: 3, in: $0) }
        #expect(newest.map(\.id) == CursorPage(items: [5, 4, 3], next: 3))
        let rest = try await database.read { try customers.page(where: "note IS NULL", before: newest.next, limit: 3, in: $0) }
        #expect(rest.map(\.id) == CursorPage(items: [2, 1], next: nil))
    }
}
