import Core
import Foundation
import Persistence
import ServerCore
import WebhooksAPI

/// An integrator's address that receives events.
struct Webhook: Sendable, RowDecodable {
    let id: Int
    let url: String
    /// The key that signs deliveries, sealed.
    let secret: String
    /// The key of before the rotation, sealed; nil where there is none.
    let previousSecret: String?
    /// The time until which the previous key signs too.
    let previousUntil: Date?
    /// The kinds of events to deliver; empty for all.
    let kinds: [String]
    /// The position of the log at the registration; only later events are delivered.
    let start: EventPosition
    let createdAt: Date
    /// The time since which deliveries wait; nil while they go out.
    let pausedAt: Date?

    init(row: Row) throws {
        id = try row.get("id")
        url = try row.get("url")
        secret = try row.get("secret")
        previousSecret = try row.get("previous_secret")
        previousUntil = try row.get("previous_until")
        kinds = try row.get("kinds", as: String.self).split(separator: " ").map(String.init)
        start = EventPosition(transaction: try row.get("start_transaction"), id: try row.get("start_id"))
        createdAt = try row.get("created_at")
        pausedAt = try row.get("paused_at")
    }

    /// Returns the stored keys that sign at a time, the newest first.
    func secrets(at now: Date) -> [String] {
        guard let previousSecret, let previousUntil, now < previousUntil else { return [secret] }
        return [secret, previousSecret]
    }

    /// Returns whether an event is to be delivered. A test is for one endpoint alone, whatever kinds it receives.
    func wants(_ event: DomainEvent) -> Bool {
        guard event.position > start else { return false }
        if event.kind == WebhooksEvents.tested.name { return event.aggregateID == id }
        return kinds.isEmpty || kinds.contains(event.kind)
    }
}
