import Core
import Foundation
import Persistence
import ServerCore
import WebhooksAPI

/// Registers the handlers that show and repeat deliveries.
struct DeliveryController: Sendable {
    func add(to routes: inout Routes) {
        routes.on(WebhooksEndpoints.deliveries, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            return try await context.database.read { transaction in
                guard try WebhookRepository.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                let found = try WebhookOutbox.page(endpoint: input.id, state: input.state, before: input.before, limit: limit + 1, in: transaction)
                let items = found.prefix(limit).map(Delivery.init)
                return DeliveryPage(items: items, next: found.count > limit ? items.last?.id : nil)
            }
        }
        routes.on(WebhooksEndpoints.replay, allow: .accessAlone) { input, context in
            let now = context.clock.now
            return try await context.database.write { transaction in
                guard try WebhookRepository.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                try context.record(AuditEntry(.webhookReplayed, object: "webhook/\(input.id)"), in: transaction)
                return RevivedDeliveries(count: try WebhookOutbox.revive(endpoint: input.id, at: now, in: transaction))
            }
        }
        routes.on(WebhooksEndpoints.replayOne, allow: .accessAlone) { input, context in
            let now = context.clock.now
            return try await context.database.write { transaction in
                guard let delivery = try WebhookOutbox.replay(input.deliveryId, endpoint: input.id, at: now, in: transaction) else {
                    throw APIError.notFound()
                }
                try context.record(
                    AuditEntry(.webhookReplayed, object: "webhook/\(input.id)", detail: "delivery \(input.deliveryId)"), in: transaction)
                return Delivery(delivery)
            }
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let webhookReplayed = Self(rawValue: "webhook_replayed")
}

extension Delivery {
    init(_ stored: WebhookOutbox.Stored) {
        self.init(
            id: stored.id, eventId: stored.eventID, kind: stored.kind, sequence: stored.sequence, state: stored.state, attempts: stored.attempts,
            responseStatus: stored.responseStatus, failure: stored.failure, createdAt: stored.createdAt, nextAttemptAt: stored.nextAttemptAt,
            finishedAt: stored.finishedAt)
    }
}
