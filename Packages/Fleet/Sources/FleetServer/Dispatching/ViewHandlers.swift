import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Keeps the views of the board that dispatchers saved, each for the one who did.
struct ViewHandlers: Sendable {
    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.views, allow: .accessAlone) { _, context in
            let person = try context.person().id
            return try await context.database.read { transaction in
                try transaction.rows("SELECT id, name, query FROM fleet_view WHERE person_id = \(person) ORDER BY name").map(SavedView.init)
            }
        }
        routes.on(FleetEndpoints.saveView, allow: .accessAlone) { input, context in
            let (person, draft) = (try context.person().id, try input.checked())
            return try await context.database.write { try save(draft, of: person, in: $0) }
        }
        routes.on(FleetEndpoints.removeView, allow: .byHandler) { input, context in
            let person = try context.person().id
            return try await context.database.write { transaction in
                guard try transaction.execute("DELETE FROM fleet_view WHERE id = \(input.id) AND person_id = \(person)") == 1 else {
                    throw APIError.notFound()
                }
                return NoOutput()
            }
        }
    }

    private func save(_ draft: SavedViewDraft, of person: Int, in transaction: Transaction) throws -> SavedView {
        let names = try transaction.values(String.self, "SELECT name FROM fleet_view WHERE person_id = \(person)")
        guard names.count < SavedView.most || names.contains(draft.name) else { throw APIError.conflict(Strings.viewsFull, code: "too_many_views") }
        let row = try transaction.first(
            """
            INSERT INTO fleet_view (person_id, name, query) VALUES (\(person), \(draft.name), \(draft.query))
            ON CONFLICT (person_id, name) DO UPDATE SET query = excluded.query RETURNING id, name, query
            """)
        guard let row else { throw APIError.notFound() }
        return try SavedView(row: row)
    }
}

extension SavedView {
    fileprivate init(row: Row) throws { self.init(id: try row.get("id"), name: try row.get("name"), query: try row.get("query")) }
}

extension SavedViewDraft {
    /// Returns the draft without white space around its name.
    ///
    /// - Throws: ``/Core/APIError`` of status 422 with the fields that are empty or too long.
    fileprivate func checked() throws(APIError) -> SavedViewDraft {
        let draft = SavedViewDraft(name: name.trimmingCharacters(in: .whitespacesAndNewlines), query: query)
        var errors = FieldErrors()
        errors.requireText(draft.name, "name", length: 1...40)
        errors.requireText(draft.query, "query", length: 0...500)
        try errors.throwIfAny()
        return draft
    }
}
