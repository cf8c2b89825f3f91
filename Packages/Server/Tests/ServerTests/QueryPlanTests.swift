import Persistence
import ServerCore
import ServerTesting
import Testing

struct QueryPlanTests {
    private func problem(_ sql: SQL) async throws -> String? {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let checked = PlanCheckingDatabase(server.database)
        do {
            try await checked.write { _ = try $0.rows(sql) }
            return nil
        } catch let error as DatabaseError {
            return error.message
        }
    }

    @Test func `a statement that looks through a whole table is refused with the table's name`() async throws {
        let message = "The statement scans all of notes_note. To fix, add an index"
        #expect(try await problem("SELECT * FROM notes_note WHERE text = \("x")")?.hasPrefix(message) == true)
        #expect(try await problem("DELETE FROM notes_note WHERE owner_id > \(1)")?.hasPrefix(message) == true)
        #expect(try await problem("SELECT * FROM notes_note ORDER BY text LIMIT \(1)")?.hasPrefix(message) == true)
        #expect(try await problem("SELECT * FROM notes_note")?.hasPrefix(message) == true)
    }

    @Test func `it is refused each time, not only the first`() async throws {
        for _ in 1...2 { #expect(try await problem("SELECT id FROM notes_note WHERE text = \("again")") != nil) }
    }

    @Test func `one that uses an index, stops at a limit, counts a list or reads a small table passes`() async throws {
        #expect(try await problem("SELECT * FROM notes_note WHERE id > \(7) ORDER BY id") == nil)
        #expect(try await problem("SELECT * FROM notes_note WHERE 1 = 1 ORDER BY id DESC\nLIMIT \(5)") == nil)
        #expect(try await problem("SELECT COUNT(*) FROM notes_note") == nil)
        #expect(try await problem("SELECT * FROM core_event_cursor") == nil)
        #expect(try await problem("INSERT INTO notes_note (owner_id, text) VALUES (\(1), \("x"))") == nil)
    }

    @Test func `a named part of a statement is no table, but what it scans is`() async throws {
        let found: SQL = "SELECT * FROM found WHERE id > \(1)"
        #expect(try await problem("WITH found AS MATERIALIZED (SELECT id FROM notes_note WHERE id > \(7)) \(sql: found)") == nil)
        let scanned = try await problem("WITH found AS MATERIALIZED (SELECT id FROM notes_note WHERE text = \("x")) \(sql: found)")
        #expect(scanned?.hasPrefix("The statement scans all of notes_note.") == true)
    }

    @Test func `reading the log begins at the place, however many events are before it`() async throws {
        let server = try await TestServer(plugins: [])
        // PostgreSQL decides by how many events there are; that an index could find them is checked with every statement.
        guard server.database.dialect == .sqlite else { return }
        for kinds in [nil, ["order.moved"], ["order.edited", "order.moved"]] {
            let steps = try await server.database.read { transaction in
                var steps: [String] = []
                try transaction.observed { statement, connection in
                    guard statement.text.contains("core_event") else { return }
                    steps += try connection.rows(statement.prefixed("EXPLAIN QUERY PLAN")).map { try $0.get("detail", as: String.self) }
                } _: {
                    _ = try EventReader.events(after: EventPosition(transaction: 0, id: 5), kinds: kinds, limit: 9, in: $0)
                }
                return steps
            }
            #expect(steps.first?.contains("USING INTEGER PRIMARY KEY (rowid>?)") == true, "\(steps)")
        }
    }
}
