import Core
import Foundation
import HTTPTypes
import Logging
import Persistence

/// Sends due deliveries, and retries failed ones: after half a minute, then after twice as long each time, up to three hours, for a day.
struct DeliveryJob: Sendable {
    /// The time in seconds that an attempt may take before another node may try.
    static let lease: TimeInterval = 60
    /// The time in seconds after which a delivery is given up: 24 hours.
    static let lifetime: TimeInterval = 24 * 3600
    /// The number of concurrent deliveries, overall and per endpoint, so that a slow endpoint leaves room for others.
    static let (atOnce, perEndpoint) = (16, 4)

    let database: any Database
    let clock: any Core.Clock
    let transport: any WebhookTransport
    private let log = createLog(category: "webhooks")

    init(database: any Database, clock: any Core.Clock, transport: any WebhookTransport) {
        self.database = database
        self.clock = clock
        self.transport = transport
    }

    /// Sends all deliveries that are due.
    func run() async throws {
        while true {
            let now = clock.now
            let (due, webhooks) = try await database.read { transaction in
                (try WebhookOutbox.due(at: now, limit: 200, in: transaction), try WebhookRepository.all(in: transaction))
            }
            let byID = Dictionary(webhooks.map { ($0.id, $0) }) { first, _ in first }
            let chosen = Self.choose(due)
            guard !chosen.isEmpty else { return }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for delivery in chosen {
                    guard let webhook = byID[delivery.endpointID] else { continue }
                    group.addTask { try await send(delivery, to: webhook) }
                }
                try await group.waitForAll()
            }
            try Task.checkCancellation()
        }
    }

    static func choose(_ due: [WebhookOutbox.Stored]) -> [WebhookOutbox.Stored] {
        var counts: [Int: Int] = [:]
        var chosen: [WebhookOutbox.Stored] = []
        for delivery in due where chosen.count < atOnce && counts[delivery.endpointID, default: 0] < perEndpoint {
            counts[delivery.endpointID, default: 0] += 1
            chosen.append(delivery)
        }
        return chosen
    }

    private func send(_ delivery: WebhookOutbox.Stored, to webhook: Webhook) async throws {
        let now = clock.now
        let lease = now.addingTimeInterval(Self.lease)
        guard try await database.write({ try WebhookOutbox.claim(delivery, at: now, until: lease, in: $0) }) else { return }
        let failure: String
        do {
            let status = try await transport.post(Data(delivery.body.utf8), to: webhook.url, fields: Self.fields(delivery, webhook, at: now))
            guard !(200...299).contains(status) else {
                let then = clock.now
                return try await database.write { try WebhookOutbox.deliver(delivery.id, at: then, in: $0) }
            }
            failure = "answered \(status)"
        } catch let error as WebhookTransportError {
            failure = error.description
        }
        try await note(failure, delivery)
    }

    static func fields(_ delivery: WebhookOutbox.Stored, _ webhook: Webhook, at now: Date) -> HTTPFields {
        let signature = WebhookSignature(secret: webhook.secret, timestamp: Int(now.timeIntervalSince1970), body: Data(delivery.body.utf8))
        return [
            .contentType: "application/json; charset=utf-8",
            // The same for each attempt, so that receivers recognize a repetition.
            .webhookID: "\(delivery.endpointID)-\(delivery.eventID)",
            .webhookTimestamp: "\(signature.timestamp)",
            .webhookSignature: signature.field,
        ]
    }

    private func note(_ failure: String, _ delivery: WebhookOutbox.Stored) async throws {
        let (now, made) = (clock.now, delivery.attempts + 1)
        let again = now.addingTimeInterval(Self.pause(after: made))
        let isOver = again > (delivery.firstAttemptAt ?? now).addingTimeInterval(Self.lifetime)
        log.log(
            level: isOver ? .error : .warning, isOver ? "webhook given up" : "webhook delayed",
            metadata: ["webhook": "\(delivery.endpointID)", "event": "\(delivery.eventID)", "attempts": "\(made)", "cause": "\(failure)"])
        try await database.write { try WebhookOutbox.fail(delivery.id, failure, again: isOver ? nil : again, at: now, in: $0) }
    }

    /// Returns the delay in seconds after a number of failed attempts.
    static func pause(after attempts: Int) -> TimeInterval { min(30 * pow(2, Double(attempts - 1)), 3 * 3600) }
}

extension HTTPField.Name {
    /// The unique id of a delivery.
    static let webhookID = HTTPField.Name("Webhook-Id") ?? .contentType
    /// The time of sending, in seconds since 1970.
    static let webhookTimestamp = HTTPField.Name("Webhook-Timestamp") ?? .contentType
    /// The signature that proves the sender.
    static let webhookSignature = HTTPField.Name("Webhook-Signature") ?? .contentType
}
