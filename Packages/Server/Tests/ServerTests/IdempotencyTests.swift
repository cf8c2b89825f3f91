import Core
import Networking
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

    @Test func `what failed under a key may be tried again under it`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        await #expect(throws: APIError.self) { try await client.call(NotesPlugin.create, .init(text: ""), idempotencyKey: "key-1") }
        let note = try await client.call(NotesPlugin.create, .init(text: "socks"), idempotencyKey: "key-1")
        #expect(note.text == "socks")
    }
}
