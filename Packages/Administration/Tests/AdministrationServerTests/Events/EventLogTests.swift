import AdministrationAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct EventLogTests {
    private let moved = EventType<String>("order.moved")
    private let rated = EventType<String>("order.rated")

    private func append(_ server: AdministrationTestServer, _ type: EventType<String>, _ text: String, order: Int = 12, count: Int = 1) async throws {
        let log = EventLog(clock: server.server.clock)
        try await server.server.database.write { transaction in
            try log.append(type, Array(repeating: (text, []), count: count), aggregate: "order", id: order, in: transaction)
        }
    }

    private func ids(_ server: AdministrationTestServer, _ query: EventLogQuery) async throws -> [Int] {
        try await server.administrator.call(EventLogEndpoints.list, query).items.map(\.id)
    }

    @Test func `an administrator reads the log newest first, page by page, and that is on record`() async throws {
        let server = try await AdministrationTestServer()
        for text in ["a", "b", "c"] { try await append(server, moved, text) }
        let first = try await server.administrator.call(EventLogEndpoints.list, EventLogQuery(limit: 2))
        #expect(first.items.map(\.payload) == ["\"c\"", "\"b\""])
        #expect(first.items.map(\.sequence) == [3, 2] && first.items.map(\.aggregate) == ["order", "order"])
        let second = try await server.administrator.call(EventLogEndpoints.list, EventLogQuery(before: first.next, limit: 2))
        #expect(second.items.map(\.payload) == ["\"a\""] && second.next == nil)
        #expect(server.server.audit.entries.map(\.action) == ["events_read"])
    }

    @Test func `events are found by kind, thing and time`() async throws {
        let server = try await AdministrationTestServer()
        let start = server.server.clock.now
        try await append(server, moved, "a")
        server.server.clock.advance(by: .seconds(60))
        try await append(server, rated, "b")
        server.server.clock.advance(by: .seconds(60))
        try await append(server, moved, "c", order: 13)
        let all = try await ids(server, EventLogQuery())
        #expect(try await ids(server, EventLogQuery(kind: "order.rated")) == [all[1]])
        #expect(try await ids(server, EventLogQuery(thing: "order/12")) == [all[1], all[2]])
        #expect(try await ids(server, EventLogQuery(kind: "order.moved", thing: "order/12")) == [all[2]])
        #expect(try await ids(server, EventLogQuery(since: start.addingTimeInterval(60))) == [all[0], all[1]])
        #expect(try await ids(server, EventLogQuery(until: start.addingTimeInterval(60))) == [all[2]])
        #expect(try await ids(server, EventLogQuery(until: start)) == [])
        #expect(try await server.administrator.call(EventLogEndpoints.kinds) == ["order.moved", "order.rated"])
    }

    @Test func `a rare kind far back is found by looking further`() async throws {
        let server = try await AdministrationTestServer()
        try await append(server, rated, "rare")
        for order in 100..<106 { try await append(server, moved, "many", order: order, count: 1000) }
        var page = try await server.administrator.call(EventLogEndpoints.list, EventLogQuery(kind: "order.rated"))
        #expect(page.items.isEmpty && page.next != nil)
        page = try await server.administrator.call(EventLogEndpoints.list, EventLogQuery(before: page.next, kind: "order.rated"))
        #expect(page.items.map(\.payload) == ["\"rare\""] && page.next == nil)
        let recent = EventLogQuery(kind: "order.rated", since: server.server.clock.now.addingTimeInterval(1))
        #expect(try await server.administrator.call(EventLogEndpoints.list, recent).next == nil)
    }

    @Test func `payloads are shown with a line for each value`() async throws {
        let server = try await AdministrationTestServer()
        let log = EventLog(clock: server.server.clock)
        let type = EventType<[String: Int]>("order.bagsMoved")
        try await server.server.database.write { try log.append(type, ["bags": 2], aggregate: "order", id: 1, topics: [], in: $0) }
        let event = try #require(try await server.administrator.call(EventLogEndpoints.list, EventLogQuery()).items.first)
        #expect(event.payload.split(separator: "\n").count == 3 && event.payload.contains("\"bags\""))
    }

    @Test func `a thing that can't be read is named, and nobody else reads the log`() async throws {
        let server = try await AdministrationTestServer()
        let error = await #expect(throws: APIError.self) {
            try await server.administrator.call(EventLogEndpoints.list, EventLogQuery(thing: "order"))
        }
        #expect(error?.fields["thing"] != nil)
        for path in ["events", "event-kinds"] {
            for person in [Person.customer(1), .dispatcher(2)] {
                #expect(await server.server.send(.get, "/api/v1/administration/\(path)", as: person).status == .forbidden)
            }
        }
    }
}
