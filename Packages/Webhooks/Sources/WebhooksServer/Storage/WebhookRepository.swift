import Foundation
import Persistence
import ServerCore

/// The table of endpoints.
enum WebhookRepository {
    /// The maximum number of endpoints.
    static let limit = 50

    static func all(in transaction: Transaction) throws -> [Webhook] {
        // There are few, at most `limit`.
        try transaction.all(Webhook.self, "SELECT * FROM webhooks_endpoint ORDER BY id LIMIT \(limit)")
    }

    static func find(_ id: Int, in transaction: Transaction) throws -> Webhook? {
        try transaction.first(Webhook.self, "SELECT * FROM webhooks_endpoint WHERE id = \(id)")
    }

    /// Returns the kinds of events that any endpoint receives; nil for all.
    static func wantedKinds(in transaction: Transaction) throws -> [String]? {
        let webhooks = try all(in: transaction)
        if webhooks.contains(where: \.kinds.isEmpty) { return nil }
        return Set(webhooks.flatMap(\.kinds)).sorted()
    }

    static func create(
        url: String, secret: String, kinds: [String], by person: Int, from start: EventPosition, at now: Date, in transaction: Transaction
    ) throws -> Int {
        try transaction.insert(
            into: "webhooks_endpoint",
            [
                "url": url, "secret": secret, "kinds": kinds.joined(separator: " "), "start_transaction": start.transaction, "start_id": start.id,
                "created_by": person, "created_at": now,
            ])
    }

    /// Deletes an endpoint and its deliveries.
    ///
    /// - Returns: whether it existed.
    static func delete(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM webhooks_endpoint WHERE id = \(id)") == 1
    }
}
