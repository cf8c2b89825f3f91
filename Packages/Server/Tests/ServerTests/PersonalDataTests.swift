import Core
import CoreTesting
import Foundation
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

/// Rows of people by the declarations of their plugins.
struct PersonalDataTests {
    /// A plugin with notes of people, and pages of the notes.
    private struct NotesPlugin: ServerPlugin {
        let name = "Notes"
        let requires: [String] = []
        var ids = ["notes"]

        var migrations: [Migration] {
            [
                Migration(number: 1, name: "notes") { schema in
                    schema.create(
                        Table("notes_note") { table in
                            table.id()
                            table.integer("person_id")
                            table.text("text", .nullable)
                            table.text("secret", .defaultValue("hash"))
                        })
                    schema.create(
                        Table("notes_page") { table in
                            table.id()
                            table.integer("note_id")
                            table.text("text")
                        })
                }
            ]
        }

        static let pages = PersonalTable(
            "notes_page", ["text"], erased: .deleted, where: { "note_id IN (SELECT id FROM notes_note WHERE person_id = \($0))" })
        static let notes = PersonalTable("notes_note", of: "person_id", ["text", .left("secret")], erased: .replaced(["text": .null]))

        func personalData(_ container: DIContainer) throws -> [PersonalData] {
            ids.map { id in
                PersonalData(
                    id, name: "Notes", purpose: "To remember.", kept: "Always.", tables: [Self.pages, Self.notes],
                    refusal: { person, _ in
                        person == 8 ? "Somebody still reads." : nil
                    })
            }
        }
    }

    private func server() async throws -> TestServer {
        let server = try await TestServer(plugins: [NotesPlugin()])
        try await server.database.write { transaction in
            for person in [7, 8] {
                for number in 1...3 {
                    let id = try transaction.insert(into: "notes_note", ["person_id": person, "text": "note \(number) of \(person)"])
                    try transaction.insert(into: "notes_page", ["note_id": id, "text": "page \(number) of \(person)"])
                }
            }
        }
        return server
    }

    @Test func `a person's rows are read in pages, without secrets and without others' rows`() async throws {
        let texts = try await server().database.read { transaction in
            var (texts, last) = ([String](), SQLValue?.none)
            while true {
                let page = try NotesPlugin.notes.rows(of: 7, after: last, limit: 2, in: transaction)
                guard let row = page.last else { return texts }
                #expect(row.columns.names == ["personal_key", "person_id", "text"])
                texts += try page.map { try $0.get("text") }
                last = try row.value("personal_key")
            }
        }
        #expect(texts == ["note 1 of 7", "note 2 of 7", "note 3 of 7"])
    }

    @Test func `rows are deleted or emptied a few at a time, those of others stay`() async throws {
        let server = try await server()
        let counts = try await server.database.write { transaction in
            for table in [NotesPlugin.pages, NotesPlugin.notes] {
                var last: SQLValue?
                repeat { last = try table.erase(of: 7, after: last, limit: 2, in: transaction) } while last != nil
            }
            return try ["SELECT COUNT(*) FROM notes_page", "SELECT COUNT(*) FROM notes_note", "SELECT COUNT(*) FROM notes_note WHERE text IS NULL"].map {
                try transaction.value(Int.self, $0)
            }
        }
        #expect(counts == [3, 6, 3])
    }

    @Test func `declarations are collected with what speaks against a deletion, and two of one name aren't taken`() async throws {
        let server = try await server()
        let declarations = try server.application.container.resolve(PersonalDataDeclarations.self)
        #expect(declarations.all.map(\.id) == ["requests", "notes"])
        let refusals = try await server.database.read { transaction in try [7, 8].map { try declarations.refusals(of: $0, in: transaction) } }
        #expect(refusals == [[], ["Somebody still reads."]])
        await #expect(throws: PluginError.self) { try await TestServer(plugins: [NotesPlugin(ids: ["notes", "notes"])]) }
    }

    @Test func `each change of a consent is noted, and a choice that changes nothing isn't`() async throws {
        let server = try await TestServer(plugins: [AnalyticsPlugin()])
        let consent = try server.application.container.resolve(DatabaseAnalyticsConsent.self)
        let start = server.clock.now
        for (index, isGiven) in [false, true, true, false].enumerated() {
            try await consent.choose(isGiven, by: 7, at: start.addingTimeInterval(Double(index)))
        }
        let entries = try await server.database.read { try ConsentLog.entries(of: 7, in: $0) }
        #expect(entries.map(\.isGiven) == [false, true])
        #expect(entries.map(\.time) == [start.addingTimeInterval(3), start.addingTimeInterval(1)])
        #expect(entries.allSatisfy { $0.purpose == "analytics" && $0.version == 1 })
        #expect(try await server.database.read { try ConsentLog.entries(of: 8, in: $0) } == [])
    }
}
