import Foundation
public import Persistence
import ServerCore
public import WebhooksAPI

/// The table of deliveries that are waiting, delivered or dead.
enum WebhookOutbox {
    /// The channel on which new deliveries are announced.
    static let channel = "webhooks_delivery"
    /// The time in seconds that delivered ones are kept: a week.
    static let keepsDelivered: TimeInterval = 7 * 24 * 3600
    /// The time in seconds that dead ones are kept: 30 days.
    static let keepsDead: TimeInterval = 30 * 24 * 3600

    /// A stored delivery.
    struct Stored: Sendable, RowDecodable {
        let id: Int
        let endpointID: Int
        let eventID: Int
        let kind: String
        let sequence: Int
        let body: String
        let state: DeliveryState
        let attempts: Int
        let firstAttemptAt: Date?
        let nextAttemptAt: Date?
        let finishedAt: Date?
        let failure: String?
        let createdAt: Date

        init(row: Row) throws {
            id = try row.get("id")
            endpointID = try row.get("endpoint_id")
            eventID = try row.get("event_id")
            kind = try row.get("kind")
            sequence = try row.get("sequence")
            body = try row.get("body")
            state = try row.get("state")
            attempts = try row.get("attempts")
            firstAttemptAt = try row.get("first_attempt_at")
            nextAttemptAt = try row.get("next_attempt_at")
            finishedAt = try row.get("finished_at")
            failure = try row.get("failure")
            createdAt = try row.get("created_at")
        }
    }

    /// Queues an event for an endpoint, once.
    static func add(_ event: DomainEvent, body: String, to endpoint: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO webhooks_delivery
                (endpoint_id, event_id, kind, aggregate, aggregate_id, sequence, body, state, next_attempt_at, created_at)
            VALUES (\(endpoint), \(event.id), \(event.kind), \(event.aggregate), \(event.aggregateID), \(event.sequence), \(body), \(DeliveryState.waiting),
                \(now), \(now))
            ON CONFLICT (endpoint_id, event_id) DO NOTHING
            """)
    }

    /// Returns an endpoint's deliveries to try now. An event waits for earlier ones of the same thing, so that endpoints receive them in order.
    static func due(endpoint: Int, at now: Date, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT delivery.* FROM webhooks_delivery AS delivery
            WHERE delivery.endpoint_id = \(endpoint) AND delivery.next_attempt_at <= \(now) AND NOT EXISTS (
                SELECT 1 FROM webhooks_delivery AS earlier
                WHERE earlier.endpoint_id = delivery.endpoint_id AND earlier.aggregate = delivery.aggregate
                    AND earlier.aggregate_id = delivery.aggregate_id AND earlier.id < delivery.id AND earlier.state = \(DeliveryState.waiting)
            )
            ORDER BY delivery.next_attempt_at, delivery.id LIMIT \(limit)
            """)
    }

    /// Claims a delivery for one attempt; if the process ends meanwhile, it is due again after the lease.
    ///
    /// - Returns: false if another node was faster.
    static func claim(_ delivery: Stored, at now: Date, until lease: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE webhooks_delivery
            SET attempts = \(delivery.attempts + 1), next_attempt_at = \(lease), first_attempt_at = COALESCE(first_attempt_at, \(now))
            WHERE id = \(delivery.id) AND attempts = \(delivery.attempts) AND state = \(DeliveryState.waiting)
            """) == 1
    }

    /// Marks a delivery as delivered.
    static func deliver(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE webhooks_delivery SET state = \(DeliveryState.delivered), next_attempt_at = NULL, finished_at = \(now), failure = NULL WHERE id = \(id)")
    }

    /// Marks an attempt as failed, to be repeated at a time or never.
    static func fail(_ id: Int, _ failure: String, again: Date?, at now: Date, in transaction: Transaction) throws {
        let state: DeliveryState = again == nil ? .dead : .waiting
        let finishedAt = again == nil ? now : nil
        try transaction.execute(
            """
            UPDATE webhooks_delivery
            SET state = \(state), next_attempt_at = \(again), finished_at = \(finishedAt), failure = \(String(failure.prefix(300)))
            WHERE id = \(id)
            """)
    }

    /// Retries an endpoint's dead deliveries for another day.
    ///
    /// - Returns: the number of deliveries.
    static func revive(endpoint: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let count = try transaction.execute(
            """
            UPDATE webhooks_delivery
            SET state = \(DeliveryState.waiting), attempts = 0, first_attempt_at = NULL, next_attempt_at = \(now), finished_at = NULL
            WHERE endpoint_id = \(endpoint) AND state = \(DeliveryState.dead)
            """)
        try transaction.announce(channel)
        return count
    }

    /// Returns an endpoint's deliveries in a state, newest first.
    static func page(endpoint: Int, state: DeliveryState, before: Int?, limit: Int, in transaction: Transaction) throws -> [Stored] {
        try transaction.all(
            Stored.self,
            """
            SELECT * FROM webhooks_delivery
            WHERE endpoint_id = \(endpoint) AND state = \(state) AND id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)
            """)
    }

    /// Removes old deliveries that were delivered or given up.
    static func removeFinished(at now: Date, from database: any Database) async throws {
        try await database.delete(from: "webhooks_delivery", where: "finished_at < \(now.addingTimeInterval(-keepsDead))")
        try await database.delete(
            from: "webhooks_delivery",
            where: "finished_at < \(now.addingTimeInterval(-keepsDelivered)) AND state = \(DeliveryState.delivered)")
    }
}

extension DeliveryState: SQLConvertible {}
