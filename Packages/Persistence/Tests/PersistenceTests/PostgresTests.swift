import Dispatch
import Persistence
import PersistencePostgres
import PersistenceTesting
import Synchronization
import Testing

/// What only PostgreSQL does: isolation among writers, lost connections, time limits.
@Suite(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"), .timeLimit(.minutes(2)))
struct PostgresTests {
    private func open() async throws -> TestDatabase { try await TestDatabase(.postgres, plugins: Shop.plugins) }

    /// The same database, with a time limit of the test's own.
    private func impatient(_ shop: TestDatabase, timeout: Duration = .milliseconds(400)) throws -> PostgresDatabase {
        var settings = try #require(shop.postgres)
        settings.timeout = timeout
        settings.lockTimeout = timeout / 2
        settings.connections = 2
        return try PostgresDatabase(settings)
    }

    @Test func `each kind of value comes back as it was sent, also from sums and casts`() async throws {
        let shop = try await open()
        let row = try #require(
            try await shop.database.read { transaction in
                try transaction.first(
                    """
                    SELECT \(true) AS yes, \(Int.min) AS low, \(1.5) AS real, \("ü") AS text, \([UInt8]()) AS empty, CAST(\(nil as String?) AS TEXT) AS nothing,
                    CAST(SUM(n) AS NUMERIC) AS whole, AVG(n) AS mean, CAST(-12345678.0625 AS NUMERIC(20, 4)) AS negative, CAST(0.00012 AS NUMERIC) AS small,
                    CAST(7 AS SMALLINT) AS tiny, CAST(-7 AS INTEGER) AS minus, CAST(1.25 AS REAL) AS single, CAST('{"a":1}' AS JSONB) AS json
                    FROM (VALUES (1), (2), (10000)) AS numbers (n)
                    """)
            })
        #expect(
            row.values == [
                .bool(true), .integer(.min), .real(1.5), .text("ü"), .bytes([]), .null, .integer(10003), .real(10003.0 / 3), .real(-12_345_678.0625),
                .real(0.00012), .integer(7), .integer(-7), .real(1.25), .text(#"{"a": 1}"#),
            ])
    }

    @Test(arguments: 494...500)
    func `a transaction begins also where it is the statement for which the others are forgotten`(statements: Int) async throws {
        let shop = try await open()
        var settings = try #require(shop.postgres)
        settings.connections = 1
        let database = try PostgresDatabase(settings)
        try await database.write(.readCommitted) { transaction in
            for number in 0..<statements { _ = try transaction.rows("SELECT 1 AS \(identifier: "column\(number)")") }
        }
        let value = try await database.write(.serializable) { try $0.value(Int.self, "SELECT 7") }
        #expect(value == 7)
        withExtendedLifetime(shop) {}
    }

    @Test func `a type that isn't read is named with the fix`() async throws {
        let shop = try await open()
        let error = await databaseError { _ = try await shop.database.read { try $0.rows("SELECT now() AS moment") } }
        #expect(error?.message.contains("Column moment") == true)
        #expect(error?.message.contains("To fix, cast it to TEXT") == true)
    }

    @Test func `each refusal has its code, and no message shows a value`() async throws {
        let shop = try await open()
        func failure(_ body: @escaping @Sendable (Transaction) throws -> Void) async -> DatabaseError? {
            await databaseError { try await shop.database.write(body) }
        }
        let unique = await failure { transaction in
            for _ in 1...2 { try transaction.insert(into: "shop_customer", ["email": "secret"]) }
        }
        #expect(unique?.code == .unique)
        #expect(unique?.table == "shop_customer")
        #expect(unique?.columns == ["email"])
        let missing = await failure { try $0.insert(into: "shop_customer", ["email": nil]) }
        #expect(missing?.code == .notNull)
        #expect(missing?.columns == ["email"])
        #expect(await failure { try $0.insert(into: "shop_item", ["customer_id": 99]) }?.code == .foreignKey)
        let kind = await failure { _ = try $0.rows("SELECT CAST(\("secret") AS BIGINT)") }
        #expect(kind?.code == .invalidValue)
        #expect(await failure { try $0.execute("SELEC 1") }?.code == .other)
        #expect(await failure { try $0.insert(into: "shop_customer", ["email": "secret\u{0}"]) }?.code == .invalidValue)
        #expect(await databaseError { _ = try await shop.database.read { try $0.execute("DELETE FROM shop_customer") } }?.code == .readOnly)
        #expect(await failure { try $0.execute("ROLLBACK") }?.message.contains("To fix, leave BEGIN") == true)
        for error in [unique, kind] { #expect(error?.description.contains("secret") == false) }
    }

    @Test func `a write goes on after a failed statement only behind a savepoint`() async throws {
        let shop = try await open()
        let swallowed = await databaseError {
            try await shop.database.write { transaction in
                try transaction.insert(into: "shop_customer", ["email": "a"])
                _ = try? transaction.execute("INSERT INTO shop_item (customer_id) VALUES (\(99))")
            }
        }
        #expect(swallowed?.code == .foreignKey)
        #expect(try await shop.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == 0)
    }

    @Test(arguments: [Isolation.repeatableRead, .serializable])
    func `writers who change the same row at once run again until each has had its turn`(_ isolation: Isolation) async throws {
        let shop = try await open()
        let id = try await shop.database.write { try $0.insert(into: "shop_customer", ["email": "a", "version": 0]) }
        try await withThrowingTaskGroup { group in
            for _ in 0..<60 {
                group.addTask {
                    try await shop.database.write(isolation) { transaction in
                        let count = try transaction.value(Int.self, "SELECT version FROM shop_customer WHERE id = \(id)")
                        try transaction.execute("UPDATE shop_customer SET version = \(count + 1) WHERE id = \(id)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await shop.database.read { try $0.value(Int.self, "SELECT version FROM shop_customer") } == 60)
    }

    @Test func `of two who read what the other writes, serializable lets one run again`() async throws {
        let shop = try await open()
        // Each adds a row only where the other added none: one after another that makes one row.
        func add(_ email: String) async throws {
            try await shop.database.write(.serializable) { transaction in
                guard try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer") == 0 else { return }
                try transaction.insert(into: "shop_customer", ["email": email])
            }
        }
        try await withThrowingTaskGroup { group in
            for number in 0..<8 { group.addTask { try await add("\(number)") } }
            try await group.waitForAll()
        }
        #expect(try await shop.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == 1)
    }

    @Test func `two who insert what only one may insert are told apart by the body that runs again`() async throws {
        let shop = try await open()
        let answers = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    try await shop.database.write { transaction in
                        guard try transaction.first("SELECT id FROM shop_customer WHERE email = \("a")") == nil else { return "there" }
                        try transaction.insert(into: "shop_customer", ["email": "a"])
                        return "made"
                    }
                }
            }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(answers.sorted() == ["made"] + Array(repeating: "there", count: 7))
    }

    @Test func `two migrators at once migrate once`() async throws {
        let shop = try await TestDatabase(.postgres)
        let other = try PostgresDatabase(try #require(shop.postgres))
        async let first = Migrator(shop.database).migrate(plugins: Shop.plugins)
        async let second = Migrator(other).migrate(plugins: Shop.plugins)
        let counts = try await [first.count, second.count].sorted()
        #expect(counts == [0, 2])
        try await other.close()
    }

    @Test func `a connection that the server ended is replaced, and what it had not committed runs again`() async throws {
        let shop = try await open()
        let runs = Mutex(0)
        let id = try await shop.database.write { transaction in
            let first = runs.withLock { count in
                count += 1
                return count == 1
            }
            let id = try transaction.insert(into: "shop_customer", ["email": "a"])
            if first { _ = try transaction.rows("SELECT pg_terminate_backend(pg_backend_pid())") }
            return id
        }
        #expect(runs.withLock { $0 } == 2)
        #expect(try await shop.database.read { try $0.values(Int.self, "SELECT id FROM shop_customer") } == [id])
    }

    @Test func `without a server callers are told when their time is over, why and what to do`() async throws {
        let database = try PostgresDatabase(PostgresSettings(url: "postgres://tumble:secret@127.0.0.1:1/none", timeout: .milliseconds(300)))
        let error = await databaseError { _ = try await database.read { try $0.value(Int.self, "SELECT 1") } }
        #expect(error?.code == .unavailable)
        #expect(error?.message.hasPrefix("The database none on 127.0.0.1:1 can't be reached") == true)
        #expect(error?.message.contains("To fix, start its server") == true)
        #expect(error?.message.contains("secret") == false)
        try await database.close()
        let malformed = await databaseError { _ = try PostgresDatabase(PostgresSettings(url: "postgres://tumble:secret@[::1/x")) }
        #expect(malformed?.message.contains("To fix, write it as postgres://") == true)
        #expect(malformed?.message.contains("secret") == false)
    }

    @Test func `a statement that takes too long, and a lock that isn't given, end in time`() async throws {
        let shop = try await open()
        let database = try impatient(shop)
        #expect(await databaseError { _ = try await database.read { try $0.rows("SELECT pg_sleep(60)") } }?.code == .timeout)
        let id = try await shop.database.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        let (held, signal) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        let holder = Task {
            try await shop.database.write { transaction in
                try transaction.execute("UPDATE shop_customer SET note = \("x") WHERE id = \(id)")
                signal.finish()
                release.wait()
            }
        }
        for await _ in held {}
        let refused = await databaseError { try await database.write { _ = try $0.execute("UPDATE shop_customer SET note = \("y") WHERE id = \(id)") } }
        release.signal()
        try await holder.value
        #expect(refused?.code == .busy)
        try await database.close()
    }

    @Test func `a cancelled read is interrupted, and its connection serves on`() async throws {
        let shop = try await open()
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let reading = Task {
            await databaseError {
                _ = try await shop.database.read { transaction in
                    _ = try transaction.rows("SELECT 1")
                    signal.finish()
                    _ = try transaction.rows("SELECT pg_sleep(100)")
                }
            }
        }
        for await _ in started {}
        reading.cancel()
        #expect(await reading.value?.code == .canceled)
        #expect(try await shop.database.read { try $0.value(Int.self, "SELECT 1") } == 1)
    }

    @Test func `a read of several statements sees one snapshot, however it begins`() async throws {
        let shop = try await open()
        for _ in 1...2 {
            let counts = try await shop.database.read { transaction in
                let first = try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer")
                // Another transaction commits in between.
                let committed = DispatchSemaphore(value: 0)
                Task {
                    try await shop.database.write { try $0.execute("INSERT INTO shop_customer (email) SELECT \(sql: $0.identifier)::text") }
                    committed.signal()
                }
                committed.wait()
                return [first, try transaction.value(Int.self, "SELECT COUNT(*) FROM shop_customer")]
            }
            #expect(counts[0] == counts[1])
        }
    }

    @Test func `a read that swallows the error of a statement that didn't run is run again`() async throws {
        let shop = try await open()
        let numbers = try await shop.database.read { transaction in
            [try transaction.value(Int.self, "SELECT 1"), (try? transaction.value(Int.self, "SELECT 2")) ?? 0]
        }
        #expect(numbers == [1, 2])
    }

    @Test func `closing waits for what is under way and what waits, and ends every connection`() async throws {
        let shop = try await open()
        let database = try impatient(shop, timeout: .seconds(30))
        async let refusals = withTaskGroup { group in
            for number in 0..<20 {
                group.addTask { await databaseError { try await database.write { _ = try $0.insert(into: "shop_customer", ["email": "\(number)"]) } } }
            }
            return await group.reduce(into: [DatabaseError?]()) { $0.append($1) }
        }
        // The first is there; of the rest some run and some wait.
        while try await shop.database.read({ try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") }) == 0 {}
        try await database.close()
        // Each was either done, or refused because it came too late.
        let codes = await refusals.compactMap { $0?.code }
        #expect(Set(codes).isSubset(of: [.unavailable]))
        #expect(try await shop.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == 20 - codes.count)
        #expect(await databaseError { _ = try await database.read { try $0.rows("SELECT 1") } }?.code == .unavailable)
    }

    @Test func `numbers of transactions order what commits late`() async throws {
        let shop = try await open()
        let first = try await shop.database.write { try $0.value(Int.self, "SELECT \(sql: $0.identifier)") }
        let (second, settled) = try await shop.database.write { transaction in
            (
                try transaction.value(Int.self, "SELECT \(sql: transaction.identifier)"),
                try transaction.value(Int.self, "SELECT \(sql: transaction.settledBefore)")
            )
        }
        #expect(first < second)
        #expect(settled <= second)
    }

    @Test func `a message is heard in order by every process that listens, which is told when its connection is back`() async throws {
        let shop = try await open()
        let settings = try #require(shop.postgres)
        let (sender, listener) = (try PostgresDatabase(settings), try PostgresDatabase(settings))
        var heard = listener.messages(on: "talk").makeAsyncIterator()
        #expect(await heard.next() == .listening)
        for text in ["one", "two"] { try await sender.send(text, on: "talk") }
        #expect(await heard.next() == .text("one"))
        #expect(await heard.next() == .text("two"))
        _ = try await sender.write {
            try $0.rows(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tumble-listener' AND datname = current_database()")
        }
        #expect(await heard.next() == .listening)
        try await sender.send("three", on: "talk")
        #expect(await heard.next() == .text("three"))
        try await listener.close()
        #expect(await heard.next() == nil)
        try await sender.close()
    }
}
