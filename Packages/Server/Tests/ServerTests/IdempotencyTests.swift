import Core
import CoreTesting
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct IdempotencyTests {
    @Test func `the same key and body get the first answer again and do nothing`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        let first = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        let second = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        #expect(first == second)
        #expect(try await client.call(NotesPlugin.search, .init()).count == 1)
    }

    @Test func `the same key with another body is refused`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        _ = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        let error = await #expect(throws: APIError.self) {
            try await client.call(NotesPlugin.create, .init(text: "shirts"), idempotencyKey: "key-1")
        }
        #expect(error?.status == 409)
        #expect(error?.code == "idempotency_key_reused")
    }

    @Test func `the same key with the same input in another form gets the same answer`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let fields: HTTPFields = [.idempotencyKey: "key-1"]
        let first = await server.send(.post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1), headerFields: fields)
        let second = await server.send(.post, "/api/v1/notes", body: #"{ "unknown": 1, "text": "socks" }"#, as: .customer(1), headerFields: fields)
        #expect(first.status.code == 201 && second.status.code == 201)
        #expect(first.body == second.body)
    }

    @Test func `a key that an earlier version stored with the input gets its answer`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        let first = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        try await server.database.write { transaction in
            let earlier = #"POST /notes {"text":"socks"}"#
            _ = try transaction.execute("UPDATE core_idempotency SET fingerprint = \(earlier) WHERE key = 'key-1'")
        }
        #expect(try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1") == first)
        await #expect(throws: APIError.self) { try await client.call(NotesPlugin.create, .init(text: "shirts"), idempotencyKey: "key-1") }
    }

    @Test func `two people may use the same key`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let mine = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "a"), idempotencyKey: "key-1")
        let theirs = try await server.client(as: .customer(2)).call(NotesPlugin.create, .init(text: "b"), idempotencyKey: "key-1")
        #expect(mine.id != theirs.id)
    }

    @Test func `100 calls at once under one key do it once`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                group.addTask { try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1").id }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
    }

    @Test func `a replayed answer has the first one's status`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let fields: HTTPFields = [.idempotencyKey: "key-1"]
        let first = await server.send(.post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1), headerFields: fields)
        let second = await server.send(.post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1), headerFields: fields)
        #expect(first.status.code == 201 && second.status.code == 201)
        #expect(first.body == second.body)
    }

    @Test func `a key is good again after 24 hours`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        let first = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        server.clock.advance(by: .seconds(24 * 3600))
        #expect(try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1") == first)
        server.clock.advance(by: .seconds(1))
        #expect(try await client.call(NotesPlugin.create, .init(text: "shirts"), idempotencyKey: "key-1") != first)
    }

    @Test(arguments: ["", "with space", String(repeating: "k", count: 256)])
    func `a key that is none is refused`(key: String) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(
            .post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1), headerFields: [.idempotencyKey: key])
        #expect(response.status == .badRequest)
        #expect(String(decoding: response.body, as: UTF8.self).contains("malformed_idempotency_key"))
    }

    @Test func `what failed under a key may be tried again under it`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        await #expect(throws: APIError.self) { try await client.call(NotesPlugin.create, .init(text: ""), idempotencyKey: "key-1") }
        let note = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        #expect(note.text == "socks")
    }
}
