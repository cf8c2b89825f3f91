import Core
import Foundation
import Persistence
import ServerCore
import WebhooksAPI

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
        guard !webhooks.isEmpty else { return [] }
        return Set(webhooks.flatMap(\.kinds) + [WebhooksEvents.tested.name]).sorted()
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

    /// Replaces an endpoint's secret. The previous one signs beside it until a time.
    static func rotate(_ webhook: Webhook, to secret: String, previousUntil: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE webhooks_endpoint SET secret = \(secret), previous_secret = \(webhook.secret), previous_until = \(previousUntil)
            WHERE id = \(webhook.id)
            """)
    }

    /// Pauses an endpoint at a time, or resumes it.
    static func setPause(_ pausedAt: Date?, of id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE webhooks_endpoint SET paused_at = \(pausedAt) WHERE id = \(id)")
    }

    /// Seals the secrets of before they were sealed, and forgets those that no longer sign.
    static func tidySecrets(with seal: WebhookSeal, at now: Date, in transaction: Transaction) throws {
        for webhook in try all(in: transaction) where !WebhookSeal.isSealed(webhook.secret) {
            let sealed = try seal.seal(webhook.secret, url: webhook.url)
            try transaction.execute("UPDATE webhooks_endpoint SET secret = \(sealed) WHERE id = \(webhook.id) AND secret = \(webhook.secret)")
        }
        for webhook in try all(in: transaction) where webhook.previousUntil.map({ $0 <= now }) ?? false {
            try transaction.execute("UPDATE webhooks_endpoint SET previous_secret = NULL, previous_until = NULL WHERE id = \(webhook.id)")
        }
    }

    /// Deletes an endpoint and its deliveries.
    ///
    /// - Returns: whether it existed.
    static func delete(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM webhooks_endpoint WHERE id = \(id)") == 1
    }
}
