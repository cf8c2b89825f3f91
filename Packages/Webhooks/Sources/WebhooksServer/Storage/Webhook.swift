import Foundation
import Persistence
import ServerCore

/// An integrator's address that receives events.
struct Webhook: Sendable, RowDecodable {
    let id: Int
    let url: String
    /// The key that signs deliveries.
    let secret: String
    /// The kinds of events to deliver; empty for all.
    let kinds: [String]
    /// The position of the log at the registration; only later events are delivered.
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

    /// Returns whether an event is to be delivered.
    func wants(_ event: DomainEvent) -> Bool {
        event.position > start && (kinds.isEmpty || kinds.contains(event.kind))
    }
}
