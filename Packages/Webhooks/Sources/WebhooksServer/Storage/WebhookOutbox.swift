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
    /// The time in seconds that dead ones are kept, and those that wait for a paused endpoint: 30 days.
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
        let responseStatus: Int?
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
            responseStatus = try row.get("response_status")
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
    static func deliver(_ id: Int, status: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE webhooks_delivery
            SET state = \(DeliveryState.delivered), next_attempt_at = NULL, finished_at = \(now), failure = NULL, response_status = \(status)
            WHERE id = \(id)
            """)
    }

    /// Marks an attempt as failed, to be repeated at a time or never.
    ///
    /// - Parameter status: the status of the response; nil if there was none.
    static func fail(_ id: Int, _ failure: String, status: Int?, again: Date?, at now: Date, in transaction: Transaction) throws {
        let state: DeliveryState = again == nil ? .dead : .waiting
        let finishedAt = again == nil ? now : nil
        try transaction.execute(
            """
            UPDATE webhooks_delivery
            SET state = \(state), next_attempt_at = \(again), finished_at = \(finishedAt), failure = \(String(failure.prefix(300))),
                response_status = \(status)
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

    /// Delivers one delivery of an endpoint again, or tries one now that waits for its next attempt.
    ///
    /// - Returns: the delivery as it is then; nil if the endpoint has no such delivery.
    static func replay(_ id: Int, endpoint: Int, at now: Date, in transaction: Transaction) throws -> Stored? {
        try transaction.execute(
            """
            UPDATE webhooks_delivery SET attempts = 0, first_attempt_at = NULL
            WHERE id = \(id) AND endpoint_id = \(endpoint) AND state <> \(DeliveryState.waiting)
            """)
        try transaction.execute(
            """
            UPDATE webhooks_delivery SET state = \(DeliveryState.waiting), next_attempt_at = \(now), finished_at = NULL
            WHERE id = \(id) AND endpoint_id = \(endpoint)
            """)
        try transaction.announce(channel)
        return try transaction.first(Stored.self, "SELECT * FROM webhooks_delivery WHERE id = \(id) AND endpoint_id = \(endpoint)")
    }

    /// Returns an endpoint's deliveries, newest first.
    ///
    /// - Parameter state: the state to look for; nil for any.
    static func page(endpoint: Int, state: DeliveryState?, before: Int?, limit: Int, in transaction: Transaction) throws -> [Stored] {
        let inState: SQL = state.map { "AND state = \($0)" } ?? ""
        return try transaction.all(
            Stored.self,
            """
            SELECT * FROM webhooks_delivery
            WHERE endpoint_id = \(endpoint) \(sql: inState) AND id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)
            """)
    }

    /// The number of deliveries that wait or are dead, found endpoint by endpoint as their index asks.
    static let queue = WorkQueue("webhooks", title: Strings.queue) { transaction in
        var (waiting, dead, oldest) = (0, 0, [Date]())
        for webhook in try WebhookRepository.all(in: transaction) {
            let row = try transaction.first(
                """
                SELECT COUNT(*) AS count, MIN(created_at) AS oldest FROM webhooks_delivery
                WHERE endpoint_id = \(webhook.id) AND state = \(DeliveryState.waiting)
                """)
            waiting += try row?.get("count") ?? 0
            oldest += [try row?.get("oldest", as: Date?.self)].compactMap(\.self)
            dead += try transaction.value(
                Int.self, "SELECT COUNT(*) FROM webhooks_delivery WHERE endpoint_id = \(webhook.id) AND state = \(DeliveryState.dead)")
        }
        return WorkQueue.Load(waiting: waiting, oldest: oldest.min(), failed: dead)
    }

    /// Removes old deliveries that were delivered or given up, and those that waited too long for a paused endpoint.
    static func removeFinished(at now: Date, from database: any Database) async throws {
        for webhook in try await database.read({ try WebhookRepository.all(in: $0) }) where webhook.pausedAt != nil {
            let isLate: SQL = "endpoint_id = \(webhook.id) AND state = \(DeliveryState.waiting) AND created_at < \(now.addingTimeInterval(-keepsDead))"
            try await database.delete(from: "webhooks_delivery", where: isLate)
        }
        try await database.delete(from: "webhooks_delivery", where: "finished_at < \(now.addingTimeInterval(-keepsDead))")
        try await database.delete(
            from: "webhooks_delivery",
            where: "finished_at < \(now.addingTimeInterval(-keepsDelivered)) AND state = \(DeliveryState.delivered)")
    }
}

extension DeliveryState: SQLConvertible {}
