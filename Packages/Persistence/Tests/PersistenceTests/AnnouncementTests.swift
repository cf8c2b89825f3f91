import Persistence
import PersistenceSQLite
import PersistenceTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct AnnouncementTests {
    struct Refusal: Error {}

    /// Takes the first announcement, which says that listening began.
    private func listen(_ database: any Database, _ channel: String = "news") async -> AsyncStream<Void>.Iterator {
        var iterator = database.announcements(of: channel).makeAsyncIterator()
        await iterator.next()
        return iterator
    }

    @Test(arguments: TestEngine.available)
    func `a listener is told after the commit, and sees what was committed`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        var first = await listen(database)
        var second = await listen(database)
        try await database.write { transaction in
            try transaction.insert(into: "shop_customer", ["email": "a"])
            try transaction.announce("news")
        }
        await first.next()
        await second.next()
        #expect(try await database.read { try $0.value(Int.self, "SELECT count(*) FROM shop_customer") } == 1)
    }

    @Test(arguments: TestEngine.available)
    func `what was rolled back is not announced, nor is another channel`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        var iterator = await listen(database)
        let error = await #expect(throws: Refusal.self) {
            try await database.write { transaction in
                try transaction.announce("news")
                throw Refusal()
            }
        }
        #expect(error != nil)
        try await database.write { transaction in
            try? transaction.savepoint {
                try transaction.announce("news")
                throw Refusal()
            }
            try transaction.announce("weather")
        }
        try await database.close()
        // Nothing waited: the next is the end.
        #expect(await iterator.next() == nil)
    }

    @Test(arguments: TestEngine.available)
    func `many announcements are one, and the end of the database ends the listening`(_ engine: TestEngine) async throws {
        let shop = try await TestDatabase(engine, plugins: Shop.plugins)
        let database = shop.database
        var iterator = await listen(database)
        for _ in 1...3 {
            try await database.write { transaction in
                for _ in 1...3 { try transaction.announce("news") }
            }
        }
        #expect(await iterator.next() != nil)
        try await database.close()
        if engine == .sqlite {
            #expect(await iterator.next() == nil)
        } else {
            // They come over a connection of their own, in as many pieces as it likes.
            while await iterator.next() != nil {}
        }
        var late = database.announcements(of: "news").makeAsyncIterator()
        #expect(await late.next() == nil)
    }

    @Test func `who listens to a channel is told of that one alone, and who has gone is forgotten`() async {
        let announcements = Announcements()
        var news = announcements.listen(to: "news").makeAsyncIterator()
        do {
            var weather = announcements.listen(to: "weather").makeAsyncIterator()
            await weather.next()
            await news.next()
            announcements.notify("weather")
            #expect(await weather.next() != nil)
            #expect(announcements.channels == ["news", "weather"])
        }
        #expect(announcements.channels == ["news"])
        announcements.finish()
        #expect(await news.next() == nil)
    }

    @Test func `writes of SQLite are in order by themselves`() async throws {
        let database = try SQLiteDatabase.inMemory()
        let numbers = try await database.write {
            [try $0.value(Int.self, "SELECT \(sql: $0.identifier)"), try $0.value(Int.self, "SELECT \(sql: $0.settledBefore)")]
        }
        #expect(numbers == [0, .max])
    }
}
