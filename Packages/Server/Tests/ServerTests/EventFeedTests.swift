import Core
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

/// `GET /events`.
struct EventFeedTests {
    private struct Answer: Decodable {
        struct Body: Decodable {
            struct Item: Decodable {
                let id: Int
                let cursor: String
                let kind: String
                let aggregateId: Int
                let sequence: Int
                let payload: NotesPlugin.Note
            }

            let items: [Item]
            let next: String
            let hasMore: Bool
        }

        let data: Body
    }

    private let admin = Person(id: 1, name: "Ada", roles: [.admin])

    private func page(_ server: TestServer, _ query: String) async throws -> Answer.Body {
        let answer = await server.send(.get, "/api/v1/events\(query)", as: admin)
        #expect(answer.status == .ok)
        return try WireJSON.decoder().decode(Answer.self, from: answer.body).data
    }

    @Test func `an administrator reads the log by cursor, to its end and on`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(7))
        for text in ["a", "b", "c"] { _ = try await client.call(NotesPlugin.create, .init(text: text)) }
        // On PostgreSQL what is committed is read when nothing from before it is under way.
        await server.deliverEvents()
        let first = try await page(server, "?limit=2")
        #expect(first.items.map(\.payload.text) == ["a", "b"])
        #expect(first.items.map(\.sequence) == [1, 2])
        #expect(first.items.map(\.aggregateId) == [7, 7])
        #expect(first.items.map(\.kind) == ["note.written", "note.written"])
        #expect(first.hasMore)
        #expect(first.next == first.items.last?.cursor)
        let second = try await page(server, "?limit=2&after=\(first.next)")
        #expect(second.items.map(\.payload.text) == ["c"])
        #expect(!second.hasMore)
        let end = try await page(server, "?after=\(second.next)")
        #expect(end.items.isEmpty)
        #expect(end.next == second.next)
        _ = try await client.call(NotesPlugin.create, .init(text: "d"))
        await server.deliverEvents()
        #expect(try await page(server, "?after=\(end.next)").items.map(\.payload.text) == ["d"])
    }

    @Test(arguments: ["?after=12", "?after=-1.2", "?after=x.y", "?after=0.1.2", "?limit=0", "?limit=101"])
    func `a place or limit that can't be is refused`(query: String) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.get, "/api/v1/events\(query)", as: admin).status == .unprocessableContent)
    }

    @Test func `nobody but administrators reads it`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.get, "/api/v1/events", as: .dispatcher(1)).status == .forbidden)
        #expect(await server.send(.get, "/api/v1/events").status == .unauthorized)
    }
}
