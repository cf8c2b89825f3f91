import Core
import Networking
import Persistence
import PersistenceTesting
import ServerTesting
import Testing

@testable import ServerCore

/// A log that was restored from another server's dump: its transaction numbers are ahead of this server's.
@Suite(.timeLimit(.minutes(1)))
struct CursorRebaseTests {
    @Test(.enabled(if: TestEngine.chosen == .postgres, "SQLite numbers no transactions."), arguments: 0...3)
    func `what was handled stays so, and the rest and all that is new is handled once`(handled: Int) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        for text in ["a", "b", "c"] { _ = try await client.call(NotesPlugin.create, .init(text: text)) }
        // The process that restores a log hasn't read it before.
        try await server.database.write { transaction in
            try EventCursors.prepare(["notes.count"], in: transaction)
            try transaction.execute("UPDATE core_event SET transaction_id = 900000000000 + id")
            let cursors = try transaction.execute("UPDATE core_event_cursor SET transaction_id = 900000000000 + \(handled), position = \(handled)")
            #expect(cursors == 1)
        }
        #expect(try await server.database.write { try CursorRebase.run(in: $0) })
        #expect(try await server.database.write { try CursorRebase.run(in: $0) } == false)
        _ = try await client.call(NotesPlugin.create, .init(text: "d"))
        await server.deliverEvents()
        let count = try await server.database.read { try $0.value(Int.self, "SELECT notes FROM notes_count WHERE owner_id = 1") }
        #expect(count == 4 - handled)
    }

    @Test func `a log of its own is left as it is`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        _ = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "a"))
        #expect(try await server.database.write { try CursorRebase.run(in: $0) } == false)
    }
}
