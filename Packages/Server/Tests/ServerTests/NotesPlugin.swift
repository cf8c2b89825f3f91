import Core
import Foundation
import HTTPTypes
import Persistence
import ServerCore

/// A small plugin with everything that a plugin can have, for tests of the server.
struct NotesPlugin: ServerPlugin {
    struct Note: Codable, Sendable, Equatable {
        let id: Int
        let text: String
    }

    struct NewNote: Codable, Sendable, Equatable {
        let text: String
        var stars: Int?
    }

    struct Search: Codable, Sendable, Equatable {
        var limit: Int?
        var text: String?
    }

    static let create = Endpoint<NewNote, Note>(.post, "/notes", access: .signedIn, idempotency: .key, success: 201, summary: "Write a note.")
    static let detail = Endpoint<IDInput, Note>(.get, "/notes/{id}", access: .signedIn, summary: "A note of one's own.")
    static let search = Endpoint<Search, [Note]>(.get, "/notes", access: .everyone, summary: "Notes.")
    static let purge = Endpoint<IDInput, NoOutput>(.delete, "/notes/{id}", access: .roles([.admin]), summary: "Delete a note.")
    static let confirm = Endpoint<NoInput, NoOutput>(.delete, "/notes/all/now", access: .signedIn, needsFreshProof: true, summary: "Does nothing.")
    static let fail = Endpoint<NoInput, NoOutput>(.get, "/notes/fail/now", access: .everyone, summary: "Fails.")
    static let written = EventType<Note>("note.written")

    let name = "Notes"
    let requires: [String] = []

    var migrations: [Migration] {
        [
            Migration(number: 1, name: "notes") { schema in
                schema.create(
                    Table("notes_note") { table in
                        table.id()
                        table.integer("owner_id")
                        table.text("text")
                    })
                schema.create(
                    Table("notes_count") { table in
                        table.id()
                        table.integer("owner_id", .unique)
                        table.integer("notes")
                    })
            }
        ]
    }

    func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let events = try container.resolve(EventLog.self)
        routes.on(Self.create, allow: .accessAlone) { input, context in
            let owner = try context.person().id
            var errors = FieldErrors()
            errors.requireText(input.text, "text", length: 1...100)
            try errors.throwIfAny()
            return try await context.writeOnce { transaction in
                let id = try transaction.insert(into: "notes_note", ["owner_id": owner, "text": input.text])
                let note = Note(id: id, text: input.text)
                try events.append(Self.written, note, aggregate: "owner", id: owner, topics: [Topic("notes/\(owner)")], in: transaction)
                return note
            }
        }
        routes.on(Self.detail, allow: .when { try await Self.checkOwner(of: $0.id, $1) }) { input, context in
            try await context.database.read { transaction in
                let text = try transaction.value(String.self, "SELECT text FROM notes_note WHERE id = \(input.id)")
                return Note(id: input.id, text: text)
            }
        }
        routes.on(Self.search, allow: .accessAlone) { input, context in
            let limit = input.limit ?? 10
            return try await context.database.read { transaction in
                try transaction.rows("SELECT id, text FROM notes_note ORDER BY id LIMIT \(limit)").map {
                    Note(id: try $0.get("id"), text: try $0.get("text"))
                }
            }
        }
        routes.on(Self.purge, allow: .accessAlone) { input, context in
            try await context.database.write { try $0.execute("DELETE FROM notes_note WHERE id = \(input.id)") }
            return NoOutput()
        }
        routes.on(Self.confirm, allow: .accessAlone) { _, _ in NoOutput() }
        routes.on(Self.fail, allow: .accessAlone) { _, _ in throw SecretError(password: "hunter2") }
    }

    func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("notes/{id}") { values, person, _ in values["id"] == String(person.id) }]
    }

    func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        [
            EventSubscriber("notes.count", to: Self.written) { _, event, transaction in
                let owner = event.aggregateID
                let changed = try transaction.execute("UPDATE notes_count SET notes = notes + 1 WHERE owner_id = \(owner)")
                if changed == 0 { try transaction.insert(into: "notes_count", ["owner_id": owner, "notes": 1]) }
            }
        ]
    }

    private static func checkOwner(of id: Int, _ context: HandlerContext) async throws {
        let owner = try await context.database.read { try $0.values(Int.self, "SELECT owner_id FROM notes_note WHERE id = \(id)").first }
        guard let owner, try owner == context.person().id else { throw APIError.notFound() }
    }
}

struct SecretError: Error {
    let password: String
}
