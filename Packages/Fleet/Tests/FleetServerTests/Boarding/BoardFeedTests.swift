import Core
import CoreTesting
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

@Suite(.timeLimit(.minutes(1)))
struct BoardFeedTests {
    private func card(_ order: Int, bags: Int = 1) -> BoardCard {
        var card = BoardCard.sample
        (card.orderID, card.bags) = (order, bags)
        return card
    }

    private func decoded(_ json: EncodedJSON) throws -> BoardChanges { try WireJSON.decoder().decode(BoardChanges.self, from: json.data) }

    private func store(_ cards: [BoardCard], removing orders: [Int] = [], in database: any Database, at now: Date) async throws {
        try await database.write { try CardRepository().store(cards, removing: orders, at: now, in: $0) }
    }

    @Test func `what others commit is in the next response, on each node`() async throws {
        let server = try await FleetTestServer()
        let (database, now) = (server.server.database, server.server.clock.now)
        // Each node has a feed of its own.
        let feeds = [BoardFeed(database: database), BoardFeed(database: database)]
        var pages = [BoardPage(), BoardPage()]
        for round in 1...20 {
            try await store([card(round), card(1, bags: round)].suffix(round == 1 ? 1 : 2), removing: round > 5 ? [round - 3] : [], in: database, at: now)
            for index in feeds.indices {
                pages[index].take(try decoded(try await feeds[index].changes(since: pages[index].version)))
                #expect(pages[index].cards[1]?.bags == round && pages[index].cards[round] != nil && (round <= 5 || pages[index].cards[round - 3] == nil))
            }
        }
        #expect(pages[0].cards == pages[1].cards && pages[0].wholes == 1)
    }

    @Test func `requests that come during a read share the next one`() async throws {
        let server = try await FleetTestServer()
        let gate = GatedDatabase(server.server.database)
        let feed = BoardFeed(database: gate)
        try await store([card(1)], in: server.server.database, at: server.server.clock.now)
        let first = Task { try await feed.changes(since: nil) }
        await gate.waitForReads(1)
        // The first read didn't see it; the others ask later, and must.
        try await store([card(2)], in: server.server.database, at: server.server.clock.now)
        let others = (0..<5).map { _ in Task.immediate { try await feed.changes(since: nil) } }
        // They came to the feed before this.
        #expect(await feed.state == nil)
        gate.open()
        #expect(try decoded(try await first.value).cards.map(\.orderID).contains(1))
        for other in others { #expect(try decoded(try await other.value).cards.map(\.orderID) == [1, 2]) }
        #expect(gate.reads == 2)
    }

    @Test func `a read that fails fails those who wait for it alone`() async throws {
        let server = try await FleetTestServer()
        let gate = GatedDatabase(server.server.database, failing: 1)
        gate.open()
        let feed = BoardFeed(database: gate)
        await #expect(throws: DatabaseError.self) { _ = try await feed.changes(since: nil) }
        #expect(try decoded(try await feed.changes(since: nil)).isComplete)
    }

    @Test func `a version is never seen before an earlier one, however many write at once`() async throws {
        let server = try await FleetTestServer()
        let (database, now) = (server.server.database, server.server.clock.now)
        let (writers, rounds) = (6, 15)
        let feed = BoardFeed(database: database)
        let page = try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 1...writers {
                group.addTask { for round in 1...rounds { try await store([card(writer * 100 + round), card(writer, bags: round)], in: database, at: now) } }
            }
            var page = BoardPage()
            for _ in 0..<writers * rounds { page.take(try decoded(try await feed.changes(since: page.version))) }
            try await group.waitForAll()
            page.take(try decoded(try await feed.changes(since: page.version)))
            return page
        }
        #expect(page.cards.count == writers * (rounds + 1) && (1...writers).allSatisfy { page.cards[$0]?.bags == rounds })
        #expect(try await server.count("fleet_board WHERE version = \(writers * rounds + 1)") == 1)
    }

    @Test func `a database that was put back to an earlier day is read anew`() async throws {
        let server = try await FleetTestServer()
        let (database, now) = (server.server.database, server.server.clock.now)
        let feed = BoardFeed(database: database)
        try await store([card(1)], in: database, at: now)
        try await store([card(2)], in: database, at: now)
        let before = try decoded(try await feed.changes(since: nil))
        try await database.write { transaction in
            try transaction.execute("DELETE FROM fleet_card WHERE order_id = 2")
            try transaction.execute("UPDATE fleet_board SET version = version - 1 WHERE id = 1")
        }
        let after = try decoded(try await feed.changes(since: before.version))
        #expect(after.isComplete && after.cards.map(\.orderID) == [1])
    }
}

/// A database whose reads wait until a test lets them go on, and the first of which fail.
private struct GatedDatabase: Database {
    private let base: any Database
    private let failing: Int
    private let count = LockedValue(0)
    private let started: AsyncStream<Int>
    private let start: AsyncStream<Int>.Continuation
    private let gate: AsyncStream<Void>
    private let opening: AsyncStream<Void>.Continuation

    init(_ base: any Database, failing: Int = 0) {
        (self.base, self.failing) = (base, failing)
        (started, start) = AsyncStream.makeStream(of: Int.self)
        (gate, opening) = AsyncStream.makeStream(of: Void.self)
    }

    var dialect: Dialect { base.dialect }
    var reads: Int { count.value }

    func open() { opening.finish() }

    func waitForReads(_ number: Int) async { for await read in started where read >= number { return } }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        let number = count.withLock { count in
            count += 1
            return count
        }
        if number <= failing { throw DatabaseError(code: .unavailable, message: "No.") }
        let result = try await base.read(body)
        start.yield(number)
        for await _ in gate {}
        return result
    }

    @discardableResult
    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await base.write(isolation, body)
    }

    func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }
    func close() async throws { try await base.close() }
    func check() async throws { try await base.check() }
}
