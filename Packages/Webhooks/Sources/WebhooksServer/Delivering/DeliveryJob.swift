import Core
import Foundation
import HTTPTypes
import Logging
import Persistence

/// Sends due deliveries, and retries failed ones: after half a minute, then after twice as long each time, up to three hours, for a day.
///
/// Each endpoint has its own places and its own queue, so that one that is slow or dead delays no other.
struct DeliveryJob: Sendable {
    /// The time in seconds that an attempt may take before another node may try.
    static let lease: TimeInterval = 60
    /// The time in seconds after which a delivery is given up: 24 hours.
    static let lifetime: TimeInterval = 24 * 3600
    /// The number of concurrent deliveries to an endpoint.
    static let perEndpoint = 4
    /// The interval in seconds at which retries of other endpoints are looked for while deliveries are under way.
    static let lookInterval: TimeInterval = 5

    let database: any Database
    let clock: any Core.Clock
    let transport: any WebhookTransport
    let seal: WebhookSeal
    private let log = createLog(category: "webhooks")

    init(database: any Database, clock: any Core.Clock, transport: any WebhookTransport, seal: WebhookSeal) {
        self.seal = seal
        self.database = database
        self.clock = clock
        self.transport = transport
    }

    /// Sends all deliveries that are due, including those that become due meanwhile.
    func run() async throws {
        let (steps, step) = AsyncStream<Step>.makeStream()
        try await withThrowingDiscardingTaskGroup { group in
            // The stream starts with one announcement, that of listening.
            group.addTask { for await _ in database.announcements(of: WebhookOutbox.channel) { step.yield(.announced) } }
            var underWay: [Int: Set<Int>] = [:]
            var lastLook = clock.now
            for await next in steps {
                var endpoint: Int?
                if case .ended(let delivery, let error) = next {
                    if let error { throw error }
                    underWay[delivery.endpointID]?.remove(delivery.id)
                    endpoint = delivery.endpointID
                }
                if clock.now.timeIntervalSince(lastLook) >= Self.lookInterval { endpoint = nil }
                if endpoint == nil { lastLook = clock.now }
                for (delivery, webhook) in try await due(endpoint, besides: underWay) {
                    underWay[webhook.id, default: []].insert(delivery.id)
                    group.addTask { step.yield(.ended(delivery, await failure(of: { try await send(delivery, to: webhook) }))) }
                }
                if underWay.values.allSatisfy(\.isEmpty) { break }
            }
            group.cancelAll()
        }
        try Task.checkCancellation()
    }

    /// An occurrence after which the job looks for due deliveries.
    private enum Step: Sendable {
        case announced
        /// An attempt has ended, with an error if the job can't go on.
        case ended(WebhookOutbox.Stored, (any Error)?)
    }

    private func failure(of work: () async throws -> Void) async -> (any Error)? {
        do {
            try await work()
            return nil
        } catch {
            return error
        }
    }

    /// Returns the deliveries that have a free place.
    ///
    /// - Parameters:
    ///   - endpoint: the only endpoint to look at; nil for all.
    ///   - underWay: the deliveries that are being sent, by endpoint.
    private func due(_ endpoint: Int?, besides underWay: [Int: Set<Int>]) async throws -> [(WebhookOutbox.Stored, Webhook)] {
        let now = clock.now
        return try await database.read { transaction in
            let webhooks = try endpoint.map { try [WebhookRepository.find($0, in: transaction)].compactMap(\.self) } ?? WebhookRepository.all(in: transaction)
            return try webhooks.flatMap { webhook in
                let sent = underWay[webhook.id] ?? []
                guard webhook.pausedAt == nil, sent.count < Self.perEndpoint else { return [(WebhookOutbox.Stored, Webhook)]() }
                // Those being sent may still look due.
                let due = try WebhookOutbox.due(endpoint: webhook.id, at: now, limit: Self.perEndpoint, in: transaction).filter { !sent.contains($0.id) }
                return due.prefix(Self.perEndpoint - sent.count).map { ($0, webhook) }
            }
        }
    }

    private func send(_ delivery: WebhookOutbox.Stored, to webhook: Webhook) async throws {
        let now = clock.now
        let lease = now.addingTimeInterval(Self.lease)
        guard try await database.write({ try WebhookOutbox.claim(delivery, at: now, until: lease, in: $0) }) else { return }
        var status: Int?
        let failure: String
        do {
            let response = try await transport.post(Data(delivery.body.utf8), to: webhook.url, fields: try fields(delivery, webhook, at: now))
            guard !(200...299).contains(response) else {
                let then = clock.now
                return try await database.write { try WebhookOutbox.deliver(delivery.id, status: response, at: then, in: $0) }
            }
            status = response
            failure = "answered \(response)"
        } catch let error as WebhookTransportError {
            failure = error.description
        }
        try await note(failure, status: status, delivery)
    }

    /// Signs with each secret that is valid: after a rotation with two, so that receivers can change theirs within a day.
    private func fields(_ delivery: WebhookOutbox.Stored, _ webhook: Webhook, at now: Date) throws(WebhookTransportError) -> HTTPFields {
        let (timestamp, body) = (Int(now.timeIntervalSince1970), Data(delivery.body.utf8))
        let signatures = webhook.secrets(at: now).compactMap { stored in
            seal.open(stored, url: webhook.url).map { WebhookSignature(secret: $0, timestamp: timestamp, body: body).field }
        }
        guard !signatures.isEmpty else { throw WebhookTransportError("the secret can't be opened with SEALING_KEY_FILE; rotate it") }
        return [
            .contentType: "application/json; charset=utf-8",
            // The same for each attempt, so that receivers recognize a repetition.
            .webhookID: "\(delivery.endpointID)-\(delivery.eventID)",
            .webhookTimestamp: "\(timestamp)",
            .webhookSignature: signatures.joined(separator: " "),
        ]
    }

    private func note(_ failure: String, status: Int?, _ delivery: WebhookOutbox.Stored) async throws {
        let (now, made) = (clock.now, delivery.attempts + 1)
        let again = now.addingTimeInterval(Self.pause(after: made))
        let isOver = again > (delivery.firstAttemptAt ?? now).addingTimeInterval(Self.lifetime)
        log.log(
            level: isOver ? .error : .warning, isOver ? "webhook given up" : "webhook delayed",
            metadata: ["webhook": "\(delivery.endpointID)", "event": "\(delivery.eventID)", "attempts": "\(made)", "cause": "\(failure)"])
        try await database.write { try WebhookOutbox.fail(delivery.id, failure, status: status, again: isOver ? nil : again, at: now, in: $0) }
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
