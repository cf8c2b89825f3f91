import Core
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct EventTests {
    @Test func `events of one thing are numbered without gap, whoever writes at once`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 { group.addTask { _ = try await client.call(NotesPlugin.create, .init(text: "note \(number)")) } }
            try await group.waitForAll()
        }
        let numbers = try await server.database.read { transaction in
            try transaction.values(Int.self, "SELECT sequence FROM core_event WHERE aggregate = 'owner' AND aggregate_id = 1 ORDER BY id")
        }
        #expect(numbers == Array(1...50))
    }

    @Test func `a subscriber handles each event once, however often it is woken`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        for text in ["a", "b", "c"] { _ = try await client.call(NotesPlugin.create, .init(text: text)) }
        await server.deliverEvents()
        await server.deliverEvents()
        let count = try await server.database.read { try $0.value(Int.self, "SELECT notes FROM notes_count WHERE owner_id = 1") }
        #expect(count == 3)
    }

    @Test func `who listens to a topic is told after the commit`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        await server.deliverEvents()
        let changes = try await server.application.hub.subscribe("notes/1", as: .customer(1))
        _ = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "a"))
        await server.deliverEvents()
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == Change(topic: "notes/1", kind: "note.written", id: 1, sequence: 1))
    }

    @Test func `what is committed once the application has started is published, though it runs only later`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        try await server.application.start()
        _ = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "a"))
        var changes = try await server.application.hub.subscribe("notes/1", as: .customer(1)).makeAsyncIterator()
        let running = Task { try await server.application.run() }
        #expect(await changes.next()?.kind == "note.written")
        running.cancel()
        _ = await running.result
    }

    @Test func `a topic that isn't mine, or that nobody declares, is refused`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        await #expect(throws: APIError.self) { try await server.application.hub.subscribe("notes/1", as: .customer(2)) }
        await #expect(throws: APIError.self) { try await server.application.hub.subscribe("secrets/1", as: .customer(1)) }
    }
}
