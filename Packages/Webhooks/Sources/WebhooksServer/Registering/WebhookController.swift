import Core
import Foundation
import Persistence
import ServerCore
import Synchronization
import WebhooksAPI

/// Registers the handlers of ``WebhooksEndpoints``.
struct WebhookController: Sendable {
    let policy: AddressPolicy
    let random: any RandomSource
    let seal: WebhookSeal
    let subscriber: EventSubscriber

    /// The time in seconds for which the secret of before a rotation signs too: a day.
    static let overlap: TimeInterval = 24 * 3600

    func add(to routes: inout Routes) {
        routes.on(WebhooksEndpoints.list, allow: .accessAlone) { _, context in
            try await context.database.read { try WebhookRepository.all(in: $0).map { RegisteredWebhook($0, secret: nil) } }
        }
        routes.on(WebhooksEndpoints.create, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(WebhooksEndpoints.delete, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                guard try WebhookRepository.delete(input.id, in: transaction) else { throw APIError.notFound() }
                try context.record(AuditEntry(.webhookDeleted, object: "webhook/\(input.id)"), in: transaction)
            }
            return NoOutput()
        }
        routes.on(WebhooksEndpoints.rotate, allow: .accessAlone) { input, context in try await rotate(input.id, context) }
        routes.on(WebhooksEndpoints.deliveries, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            return try await context.database.read { transaction in
                guard try WebhookRepository.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                let found = try WebhookOutbox.page(
                    endpoint: input.id, state: input.state ?? .dead, before: input.before, limit: limit + 1, in: transaction)
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
    }

    private func rotate(_ id: Int, _ context: HandlerContext) async throws -> RegisteredWebhook {
        let (now, secret) = (context.clock.now, newSecret())
        return try await context.database.write { transaction in
            guard let webhook = try WebhookRepository.find(id, in: transaction) else { throw APIError.notFound() }
            let sealed = try seal.seal(secret, url: webhook.url)
            try WebhookRepository.rotate(webhook, to: sealed, previousUntil: now.addingTimeInterval(Self.overlap), in: transaction)
            try context.record(AuditEntry(.webhookRotated, object: "webhook/\(id)"), in: transaction)
            return RegisteredWebhook(webhook, secret: secret)
        }
    }

    private func newSecret() -> String { "whsec_" + random.hexadecimal(byteCount: 32) }

    private func create(_ input: NewWebhook, _ context: HandlerContext) async throws -> EncodedOutput<RegisteredWebhook> {
        let kinds = Set(input.kinds ?? []).sorted()
        let address = WebhookURL(input.url)
        var errors = FieldErrors()
        errors.requireText(input.url, "url", length: 1...500)
        errors.require(address != nil, "url", Strings.urlUnreadable)
        errors.require(address.map { $0.isSecure || policy.allowsPlainHTTP } ?? true, "url", Strings.urlNotSecure)
        errors.require(address?.isAllowed(by: policy) ?? true, "url", Strings.urlPrivate)
        errors.require(kinds.count <= 100 && kinds.allSatisfy(Self.isKind), "kinds", Strings.kindUnreadable)
        try errors.throwIfAny()
        let (person, now, secret) = (try context.person().id, context.clock.now, newSecret())
        let sealed = try seal.seal(secret, url: input.url)
        let created = Mutex<RegisteredWebhook?>(nil)
        let response = try await context.writeOnce { transaction in
            guard try WebhookRepository.all(in: transaction).count < WebhookRepository.limit else {
                throw APIError.conflict(Strings.tooMany, code: "too_many_webhooks")
            }
            // Earlier events aren't delivered, so the log isn't read for them.
            try subscriber.catchUp(in: transaction)
            let start = try EventReader.end(in: transaction)
            let id = try WebhookRepository.create(
                url: input.url, secret: sealed, kinds: kinds, by: person, from: start, at: now, in: transaction)
            try context.record(AuditEntry(.webhookCreated, object: "webhook/\(id)"), in: transaction)
            let webhook = RegisteredWebhook(id: id, url: input.url, kinds: kinds, createdAt: now, secret: secret)
            transaction.afterCommit { created.withLock { $0 = webhook } }
            // This is what is kept for the Idempotency-Key, where the secret would lie open.
            return RegisteredWebhook(id: id, url: input.url, kinds: kinds, createdAt: now, secret: nil)
        }
        return try created.withLock { $0 }.map { try EncodedOutput($0) } ?? response
    }

    private static func isKind(_ text: String) -> Bool {
        (1...100).contains(text.utf8.count) && text.utf8.allSatisfy { UInt8(ascii: "!")...UInt8(ascii: "~") ~= $0 }
    }
}

extension AuditEntry.Action {
    fileprivate static let webhookCreated = Self(rawValue: "webhook_created")
    fileprivate static let webhookRotated = Self(rawValue: "webhook_rotated")
    fileprivate static let webhookReplayed = Self(rawValue: "webhook_replayed")
    fileprivate static let webhookDeleted = Self(rawValue: "webhook_deleted")
}

extension RegisteredWebhook {
    init(_ webhook: Webhook, secret: String?) {
        self.init(id: webhook.id, url: webhook.url, kinds: webhook.kinds, createdAt: webhook.createdAt, secret: secret)
    }
}

extension Delivery {
    init(_ stored: WebhookOutbox.Stored) {
        self.init(
            id: stored.id, eventId: stored.eventID, kind: stored.kind, sequence: stored.sequence, state: stored.state, attempts: stored.attempts,
            failure: stored.failure, createdAt: stored.createdAt, nextAttemptAt: stored.nextAttemptAt, finishedAt: stored.finishedAt)
    }
}
