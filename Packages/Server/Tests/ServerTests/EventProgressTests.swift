import Core
import CoreTesting
import Persistence
import ServerTesting
import Synchronization
import Testing

@testable import ServerCore

/// How subscribers get on: in memory without an effect, in the effect's transaction with one.
@Suite(.timeLimit(.minutes(1)))
struct EventProgressTests {
    static let rung = EventType<Ring>("bell.rung")

    /// A payload that counts how often it is decoded.
    struct Ring: Codable, Sendable {
        let number: Int
        private static let decoded = Mutex<[Int: Int]>([:])

        init(number: Int) { self.number = number }

        init(from decoder: any Decoder) throws {
            number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
            Self.decoded.withLock { [number] in $0[number, default: 0] += 1 }
        }

        static func decodings(of number: Int) -> Int { decoded.withLock { $0[number, default: 0] } }
    }

    struct Broken: Error {}

    /// The numbers that a subscriber handled, by transaction.
    final class Handled: Sendable {
        let batches = Mutex<[[Int]]>([])

        var numbers: [Int] { batches.withLock { $0.flatMap(\.self) } }

        func subscriber(_ name: String, failing broken: Int? = nil, where wants: @escaping @Sendable (Ring) -> Bool = { _ in true }) -> EventSubscriber {
            EventSubscriber(
                name, toAll: [EventProgressTests.rung.name], where: { try $0.payload(of: EventProgressTests.rung).map(wants) ?? false },
                preparing: { events, _ in try events.compactMap { try $0.payload(of: EventProgressTests.rung)?.number } }
            ) { [self] _, numbers, transaction in
                if let broken, numbers.contains(broken) { throw Broken() }
                transaction.afterCommit { [self] in batches.withLock { $0.append(numbers) } }
            }
        }
    }

    private func server(_ subscribers: EventSubscriber..., roles: Set<NodeRole> = Set(NodeRole.allCases)) async throws -> TestServer {
        try await TestServer(plugins: [SubscriberTests.BellPlugin(subscribers: subscribers)], roles: roles)
    }

    private func ring(_ server: TestServer, _ numbers: ClosedRange<Int>) async throws {
        let log = EventLog(clock: server.clock)
        try await server.database.write { transaction in
            try log.append(Self.rung, numbers.map { (Ring(number: $0), []) }, aggregate: "bell", id: 1, in: transaction)
        }
    }

    private func position(_ server: TestServer) async throws -> Int? { try await server.application.subscriberProgress().first?.position.id }

    /// A dispatcher of another process: with a memory of its own.
    private func dispatcher(_ server: TestServer, _ subscribers: EventSubscriber...) -> EventDispatcher {
        EventDispatcher(database: server.database, subscribers: subscribers, hub: server.application.hub, clock: server.clock)
    }

    @Test func `several events are handled together, those without effect not at all`() async throws {
        let handled = Handled()
        let server = try await server(handled.subscriber("bell") { $0.number % 2 == 0 })
        try await ring(server, 1...5)
        await server.deliverEvents()
        #expect(handled.batches.withLock { $0 } == [[2, 4]])
        let waiting = try await server.application.subscriberProgress().map(\.waiting)
        #expect(waiting == [0])
    }

    @Test func `progress without effect is stored later, with others' at once`() async throws {
        let (some, none) = (Handled(), Handled())
        let server = try await server(some.subscriber("some") { $0.number == 1 }, none.subscriber("none") { _ in false })
        try await ring(server, 1...2)
        await server.deliverEvents()
        try await ring(server, 3...4)
        await server.deliverEvents()
        #expect(try await server.application.subscriberProgress().map(\.position.id) == [2, 0])
        await server.application.dispatcher.saveProgress()
        #expect(try await server.application.subscriberProgress().map(\.position.id) == [4, 4])
        #expect(some.numbers == [1] && none.numbers == [])
    }

    @Test func `progress is stored when the server stops`() async throws {
        let handled = Handled()
        // Only the test delivers events: a worker that is still starting would read its cursors again, and forget where it was.
        let server = try await server(handled.subscriber("bell") { _ in false }, roles: [.api])
        let running = Task { try await server.application.run() }
        try await ring(server, 1...3)
        await server.deliverEvents()
        running.cancel()
        _ = try? await running.value
        #expect(try await position(server) == 3)
    }

    @Test func `after a kill events without effect are read again, and no effect is repeated`() async throws {
        let handled = Handled()
        let subscriber = handled.subscriber("bell") { $0.number == 2 || $0.number == 6 }
        let server = try await server(subscriber)
        try await ring(server, 1...5)
        await server.deliverEvents()
        let next = dispatcher(server, subscriber)
        try await ring(server, 6...7)
        await next.deliver()
        #expect(handled.numbers == [2, 6])
        // The first process lives after all.
        await server.deliverEvents()
        try await ring(server, 8...8)
        await server.application.dispatcher.saveProgress()
        await server.deliverEvents()
        #expect(handled.numbers == [2, 6])
    }

    @Test func `several processes on one database do an effect once, however they take turns`() async throws {
        let handled = Handled()
        let subscriber = handled.subscriber("bell") { $0.number % 3 != 0 }
        let server = try await server(subscriber)
        let dispatchers = [server.application.dispatcher, dispatcher(server, subscriber), dispatcher(server, subscriber)]
        for dispatcher in dispatchers { await dispatcher.deliver() }
        for start in stride(from: 1, to: 200, by: 20) {
            try await ring(server, start...(start + 19))
            await withTaskGroup { group in
                for dispatcher in dispatchers {
                    group.addTask {
                        await dispatcher.deliver()
                        await dispatcher.saveProgress()
                    }
                }
            }
        }
        #expect(handled.numbers == (1...200).filter { $0 % 3 != 0 })
    }

    @Test func `a bad event among others delays only those after it, and is tried on its own`() async throws {
        let handled = Handled()
        let server = try await server(handled.subscriber("bell", failing: 3))
        try await ring(server, 1...5)
        await server.deliverEvents()
        await server.deliverEvents()
        #expect(handled.batches.withLock { $0 } == [[1], [2]])
        #expect(try await position(server) == 2)
    }

    @Test func `an event is decoded once, however many want it`() async throws {
        let (first, second) = (Handled(), Handled())
        let server = try await server(first.subscriber("first"), second.subscriber("second") { _ in false })
        await server.deliverEvents()
        try await ring(server, 1_000...1_000)
        await server.deliverEvents()
        #expect(first.numbers == [1_000])
        #expect(Ring.decodings(of: 1_000) == 1)
    }

    @Test func `more events than are kept in memory reach a subscriber and a listener in order`() async throws {
        let handled = Handled()
        let server = try await server(handled.subscriber("bell"))
        await server.deliverEvents()
        for start in stride(from: 1, to: 2_500, by: 500) { try await ring(server, start...(start + 499)) }
        await server.deliverEvents()
        #expect(handled.numbers == Array(1...2_500))
    }
}
