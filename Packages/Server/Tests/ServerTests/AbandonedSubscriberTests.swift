import Core
import CoreTesting
import Foundation
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

/// Subscribers that have a cursor, but whose plugin was taken out.
struct AbandonedSubscriberTests {
    /// A server on whose database another subscriber was at work once; its clock stands a second after the events.
    private func serverWithEvents() async throws -> TestServer {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let log = EventLog(clock: server.clock)
        try await server.database.write { transaction in
            for number in 1...3 { try log.append(EventType<Int>("bell.rung"), number, aggregate: "bell", id: 1, topics: [], in: transaction) }
        }
        await server.deliverEvents()
        try await server.database.write { _ = try $0.execute("INSERT INTO core_event_cursor (consumer, transaction_id, position) VALUES ('bells', 0, 0)") }
        server.clock.advance(by: .seconds(1))
        return server
    }

    private func events(_ server: TestServer) async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM core_event") }
    }

    @Test func `events are kept for it, which the log says, until it is forgotten`() async throws {
        let server = try await serverWithEvents()
        let lines = LogLines()
        let retention = EventRetention(
            database: server.database, subscribers: server.application.dispatcher.subscribers, log: lines.log("events", clock: server.clock))
        try await retention.run(before: server.clock.now.addingTimeInterval(-10))
        // Nothing is old enough to go.
        #expect(lines.all == [])
        try await retention.run(before: server.clock.now)
        #expect(try await events(server) == 3)
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("tumble events forget bells") == true)
        try await server.application.forgetSubscriber("bells")
        try await retention.run(before: server.clock.now)
        #expect(try await events(server) == 0)
        #expect(lines.all.count == 1)
    }

    @Test func `it is listed as such`() async throws {
        let server = try await serverWithEvents()
        let progress = try await server.application.subscriberProgress().filter(\.isAbandoned)
        #expect(progress.map(\.name) == ["bells"] && progress.map(\.waiting) == [3])
    }

    @Test func `only one that nobody declares can be forgotten`() async throws {
        let server = try await serverWithEvents()
        let known = try #require(server.application.dispatcher.subscribers.first?.name)
        let declared = await #expect(throws: EventReplayError.self) { try await server.application.forgetSubscriber(known) }
        #expect(declared?.description == "\(known) is a subscriber of this program. To fix, remove its plugin first.")
        let unknown = await #expect(throws: EventReplayError.self) { try await server.application.forgetSubscriber("belts") }
        #expect(unknown?.description == "belts has no cursor. To fix, give one of: bells.")
        try await server.application.forgetSubscriber("bells")
        let none = await #expect(throws: EventReplayError.self) { try await server.application.forgetSubscriber("bells") }
        #expect(none?.description == "bells has no cursor. To fix, there is none to forget.")
    }
}
