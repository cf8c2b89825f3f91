import Persistence
import PersistencePostgres
import PersistenceTesting
import Testing

/// Announcements between processes on one PostgreSQL.
@Suite(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"), .timeLimit(.minutes(2)))
struct PostgresAnnouncementTests {
    private let shop: TestDatabase

    init() async throws { shop = try await TestDatabase(.postgres, plugins: Shop.plugins) }

    /// Another process's database, which looks for lost announcements only when told to.
    private func process(lookInterval: Duration = .seconds(3600)) throws -> PostgresDatabase {
        var settings = try #require(shop.postgres)
        settings.lookInterval = lookInterval
        return try PostgresDatabase(settings)
    }

    /// Takes the first announcement, which says that listening began.
    private func listen(_ database: any Database) async -> AsyncStream<Void>.Iterator {
        var news = database.announcements(of: "news").makeAsyncIterator()
        await news.next()
        return news
    }

    @Test func `another process hears of a commit after it can see it`() async throws {
        let (writer, reader) = (try process(), try process())
        var news = await listen(reader)
        for number in 1...20 {
            try await writer.write { transaction in
                try transaction.insert(into: "shop_customer", ["email": "\(number)"])
                try transaction.announce("news")
            }
            // Several announcements may arrive as one, but none comes before its commit.
            while try await reader.read({ try $0.value(Int.self, "SELECT count(*) FROM shop_customer") }) < number { await news.next() }
        }
        try await writer.close()
        try await reader.close()
    }

    @Test func `a process that ends right after its commit still announces it`() async throws {
        let (writer, reader) = (try process(), try process())
        var news = await listen(reader)
        try await writer.write { try $0.announce("news") }
        try await writer.close()
        #expect(await news.next() != nil)
        try await reader.close()
    }

    @Test func `a commit whose announcement was lost is found by looking`() async throws {
        let reader = try process(lookInterval: .milliseconds(50))
        var news = await listen(reader)
        // A process that is killed after its commit is one that doesn't announce it.
        try await shop.write { try $0.insert(into: "shop_customer", ["email": "a"]) }
        while try await reader.read({ try $0.value(Int.self, "SELECT count(*) FROM shop_customer") }) == 0 { await news.next() }
        #expect(await news.next() != nil)
        try await reader.close()
    }

    @Test func `a transaction that ran during one look and is committed before the next is found`() async throws {
        let reader = try process(lookInterval: .milliseconds(50))
        var news = await listen(reader)
        // Others' tests commit as well, so what counts is that a look comes after this commit.
        try await shop.write { transaction in
            try transaction.insert(into: "shop_customer", ["email": "a"])
            _ = try transaction.rows("SELECT pg_sleep(0.2)")
        }
        #expect(await news.next() != nil)
        while try await reader.read({ try $0.value(Int.self, "SELECT count(*) FROM shop_customer") }) == 0 { await news.next() }
        try await reader.close()
    }

    @Test func `a listener whose connection was lost hears again, and is told that it may have missed something`() async throws {
        var news = shop.database.announcements(of: "news").makeAsyncIterator()
        await news.next()
        try await shop.database.write { transaction in
            _ = try transaction.rows(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tumble-listener' AND datname = current_database()")
        }
        #expect(await news.next() != nil)
        try await shop.database.write { try $0.announce("news") }
        #expect(await news.next() != nil)
    }

    @Test func `announcements made while the connection was lost are sent when it is back`() async throws {
        let (writer, reader) = (try process(), try process())
        var (own, news) = (await listen(writer), await listen(reader))
        let end: SQL = """
            SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'tumble-listener' AND datname = current_database()
            """
        let ended = try await shop.write { try $0.value(Int.self, end) }
        #expect(ended == 2)
        try await writer.write { transaction in
            try transaction.insert(into: "shop_customer", ["email": "a"])
            try transaction.announce("news")
        }
        #expect(await own.next() != nil)
        while try await reader.read({ try $0.value(Int.self, "SELECT count(*) FROM shop_customer") }) == 0 { await news.next() }
        try await writer.close()
        try await reader.close()
    }
}
