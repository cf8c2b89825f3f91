import Core
import CoreTesting
import Foundation
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

/// What subscribers are granted: their own pace, their own kind, once each, and another try.
@Suite(.timeLimit(.minutes(1))) struct SubscriberTests {
    static let rung = EventType<Int>("bell.rung")
    static let other = EventType<Int>("bell.cleaned")

    struct Broken: Error {}

    /// A plugin with the subscribers that a test gives it.
    struct BellPlugin: ServerPlugin {
        let name = "Bell"
        let requires: [String] = []
        let subscribers: [EventSubscriber]

        func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { subscribers }
    }

    /// What subscribers heard, in order; a stream tells of each.
    final class Heard: Sendable {
        let numbers = Mutex<[Int]>([])
        let failing = Atomic(false)
        let stream: AsyncStream<Int>
        private let continuation: AsyncStream<Int>.Continuation

        init() { (stream, continuation) = AsyncStream.makeStream(of: Int.self) }

        func subscriber(_ name: String) -> EventSubscriber {
            EventSubscriber(name, to: SubscriberTests.rung) { [self] number, _, transaction in
                if failing.load(ordering: .relaxed) { throw Broken() }
                transaction.afterCommit { [self] in
                    numbers.withLock { $0.append(number) }
                    continuation.yield(number)
                }
            }
        }

        func wait(for number: Int) async {
            for await heard in stream where heard == number { return }
        }
    }

    private func ring(_ server: TestServer, _ numbers: ClosedRange<Int>, type: EventType<Int> = rung) async throws {
        let log = EventLog(clock: server.clock)
        for number in numbers {
            try await server.database.write { try log.append(type, number, aggregate: "bell", id: 1, topics: [], in: $0) }
        }
    }

    /// On PostgreSQL the lease under which the jobs run sleeps, too, until its renewal and until its end.
    private func leases(_ server: TestServer) -> Int { server.database.dialect == .postgres ? 2 : 0 }

    @Test func `a subscriber that fails holds up no other, and goes on by itself after a pause that grows`() async throws {
        let (good, bad) = (Heard(), Heard())
        bad.failing.store(true, ordering: .relaxed)
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [bad.subscriber("bad"), good.subscriber("good")])])
        let running = Task { try await server.application.run() }
        defer { running.cancel() }
        try await ring(server, 1...2)
        await good.wait(for: 2)
        // The two hourly and daily jobs sleep, too.
        let sleepers = 3 + leases(server)
        await server.clock.sleepers(sleepers)
        server.clock.advance(by: .milliseconds(900))
        #expect(server.clock.sleeperCount == sleepers)
        bad.failing.store(false, ordering: .relaxed)
        server.clock.advance(by: .milliseconds(100))
        await bad.wait(for: 2)
        #expect(bad.numbers.withLock { $0 } == [1, 2])
        #expect(good.numbers.withLock { $0 } == [1, 2])
    }

    @Test func `what came before a bad event stands`() async throws {
        let handled = Mutex(0)
        let subscriber = EventSubscriber("third", to: Self.rung) { number, _, transaction in
            guard number != 3 else { throw Broken() }
            transaction.afterCommit { handled.withLock { $0 += 1 } }
        }
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [subscriber])])
        try await ring(server, 1...5)
        await server.deliverEvents()
        await server.deliverEvents()
        #expect(handled.withLock { $0 } == 2)
        let progress = try await server.application.subscriberProgress()
        #expect(progress.map(\.name) == ["third"] && progress.map(\.position.id) == [2] && progress.map(\.waiting) == [3])
    }

    @Test func `events of other kinds move no cursor, so that they cost no write`() async throws {
        let heard = Heard()
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [heard.subscriber("bell")])])
        try await ring(server, 1...1)
        await server.deliverEvents()
        try await ring(server, 1...20, type: Self.other)
        await server.deliverEvents()
        let progress = try await server.application.subscriberProgress()
        #expect(progress.map(\.position.id) == [1] && progress.map(\.waiting) == [0])
    }

    @Test func `a subscriber of several kinds gets them together, in the order in which they happened`() async throws {
        let batches = LockedValue<[[Int]]>([])
        let subscriber = EventSubscriber(
            "bells", toAll: [Self.rung.name, Self.other.name],
            preparing: { events, _ in try events.map { try $0.payload(of: Self.rung) ?? -($0.payload(of: Self.other) ?? 0) } }
        ) { _, numbers, transaction in
            transaction.afterCommit { batches.withLock { $0.append(numbers) } }
        }
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [subscriber])])
        try await ring(server, 1...2)
        try await ring(server, 3...3, type: Self.other)
        try await ring(server, 4...4)
        try await ring(server, 5...5, type: EventType<Int>("bell.sold"))
        await server.deliverEvents()
        #expect(batches.value.flatMap { $0 } == [1, 2, -3, 4])
        #expect(batches.value.count <= 2)
    }

    @Test func `two dispatchers on one database do an effect once`() async throws {
        let heard = Heard()
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [heard.subscriber("bell")])])
        try await ring(server, 1...250)
        await withTaskGroup { group in
            for _ in 1...4 { group.addTask { await server.deliverEvents() } }
        }
        #expect(heard.numbers.withLock { $0 } == Array(1...250))
    }

    @Test func `a replay does the effects again from an event on`() async throws {
        let heard = Heard()
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [heard.subscriber("bell")])])
        try await ring(server, 1...4)
        await server.deliverEvents()
        try await server.application.replayEvents(to: "bell", from: 3)
        await server.deliverEvents()
        #expect(heard.numbers.withLock { $0 } == [1, 2, 3, 4, 3, 4])
        try await server.application.replayEvents(to: "bell", from: 0)
        await server.deliverEvents()
        #expect(heard.numbers.withLock { $0 }.count == 10)
    }

    @Test func `a replay to nobody, or from nowhere, is refused with the fix`() async throws {
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [Heard().subscriber("bell")])])
        let unknown = await #expect(throws: EventReplayError.self) { try await server.application.replayEvents(to: "ball", from: 0) }
        #expect(unknown?.description == "There is no subscriber ball. To fix, give one of: bell.")
        let nowhere = await #expect(throws: EventReplayError.self) { try await server.application.replayEvents(to: "bell", from: 9) }
        #expect(nowhere?.description.contains("There is no event 9") == true)
    }

    @Test func `two subscribers of one name are refused`() async throws {
        let heard = Heard()
        await #expect(throws: PluginError.duplicate(name: "bell", list: "the list of subscribers to events")) {
            try await TestServer(plugins: [BellPlugin(subscribers: [heard.subscriber("bell"), heard.subscriber("bell")])])
        }
    }

    @Test func `old events go, but none that a subscriber hasn't passed, and numbers go on`() async throws {
        let heard = Heard()
        let server = try await TestServer(plugins: [BellPlugin(subscribers: [heard.subscriber("bell")])], eventRetention: .seconds(3600))
        let running = Task { try await server.application.run() }
        defer { running.cancel() }
        try await ring(server, 1...2)
        await heard.wait(for: 2)
        heard.failing.store(true, ordering: .relaxed)
        try await ring(server, 3...3)
        try await ring(server, 4...4, type: Self.other)
        // Three jobs and the subscriber, which pauses.
        await server.clock.sleepers(4 + leases(server))
        func numbers() async throws -> [Int] { try await server.database.read { try $0.values(Int.self, "SELECT sequence FROM core_event ORDER BY id") } }
        func passHour(until expected: [Int]) async throws {
            server.clock.advance(by: .seconds(3601))
            // By such a leap a node that shares its database loses the jobs' lease, and takes it again within seconds.
            while try await numbers() != expected { server.clock.advance(by: .seconds(5)) }
        }
        try await passHour(until: [3, 4])
        heard.failing.store(false, ordering: .relaxed)
        // The hour woke the subscriber, which may fail once more and pause from then on.
        while !heard.numbers.withLock({ $0.contains(3) }) {
            server.clock.advance(by: .seconds(60))
            _ = try await numbers()
        }
        // A cursor moves past the last event once every transaction that began before it has ended.
        await server.deliverEvents()
        try await passHour(until: [])
        try await ring(server, 5...5)
        #expect(try await numbers() == [5])
    }
}
