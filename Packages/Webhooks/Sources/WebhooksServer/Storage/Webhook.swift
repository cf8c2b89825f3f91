import Foundation
import Persistence
import ServerCore

/// An integrator's address that is told of events.
struct Webhook: Sendable, RowDecodable {
    let id: Int
    let url: String
    /// Signs what is sent.
    let secret: String
    /// The kinds that it wants; empty for all.
    let kinds: [String]
    /// Where the log stood when it was registered: it is told of what came later.
    let start: EventPosition
    let createdAt: Date

    init(row: Row) throws {
        id = try row.get("id")
        url = try row.get("url")
        secret = try row.get("secret")
        kinds = try row.get("kinds", as: String.self).split(separator: " ").map(String.init)
        start = EventPosition(transaction: try row.get("start_transaction"), id: try row.get("start_id"))
        createdAt = try row.get("created_at")
    }

    /// Whether it is to be told of an event.
    func wants(_ event: DomainEvent) -> Bool {
        event.position > start && (kinds.isEmpty || kinds.contains(event.kind))
    }
}
