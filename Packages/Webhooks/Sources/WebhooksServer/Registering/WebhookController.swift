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
        routes.on(WebhooksEndpoints.kinds, allow: .accessAlone) { _, context in
            try await context.database.read { try EventReader.recentKinds(in: $0).filter { $0 != WebhooksEvents.tested.name } }
        }
        routes.on(WebhooksEndpoints.delete, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                guard try WebhookRepository.delete(input.id, in: transaction) else { throw APIError.notFound() }
                try context.record(AuditEntry(.webhookDeleted, object: "webhook/\(input.id)"), in: transaction)
            }
            return NoOutput()
        }
        routes.on(WebhooksEndpoints.rotate, allow: .accessAlone) { input, context in try await rotate(input.id, context) }
        routes.on(WebhooksEndpoints.pause, allow: .accessAlone) { input, context in try await setPause(context.clock.now, of: input.id, context) }
        routes.on(WebhooksEndpoints.resume, allow: .accessAlone) { input, context in try await setPause(nil, of: input.id, context) }
        routes.on(WebhooksEndpoints.test, allow: .accessAlone) { input, context in try await test(input.id, context) }
    }

    private func setPause(_ pausedAt: Date?, of id: Int, _ context: HandlerContext) async throws -> RegisteredWebhook {
        try await context.database.write { transaction in
            guard let webhook = try WebhookRepository.find(id, in: transaction) else { throw APIError.notFound() }
            // A second press keeps the time of the first.
            guard (webhook.pausedAt == nil) != (pausedAt == nil) else { return RegisteredWebhook(webhook, secret: nil) }
            try WebhookRepository.setPause(pausedAt, of: id, in: transaction)
            try context.record(AuditEntry(pausedAt == nil ? .webhookResumed : .webhookPaused, object: "webhook/\(id)"), in: transaction)
            if pausedAt == nil { try transaction.announce(WebhookOutbox.channel) }
            guard let changed = try WebhookRepository.find(id, in: transaction) else { throw APIError.notFound() }
            return RegisteredWebhook(changed, secret: nil)
        }
    }

    /// Writes an event that only this address receives. It takes the way of every other event, so that its arrival proves that way.
    private func test(_ id: Int, _ context: HandlerContext) async throws -> NoOutput {
        let log = EventLog(clock: context.clock)
        try await context.database.write { transaction in
            guard let webhook = try WebhookRepository.find(id, in: transaction) else { throw APIError.notFound() }
            guard webhook.pausedAt == nil else { throw APIError.conflict(Strings.paused, code: "webhook_paused") }
            try log.append(
                WebhooksEvents.tested, WebhookTested(webhookId: id), aggregate: WebhooksEvents.aggregate, id: id, topics: [], in: transaction)
            try context.record(AuditEntry(.webhookTested, object: "webhook/\(id)"), in: transaction)
        }
        return NoOutput()
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
            let webhook = RegisteredWebhook(id: id, url: input.url, kinds: kinds, createdAt: now, pausedAt: nil, secret: secret)
            transaction.afterCommit { created.withLock { $0 = webhook } }
            // This is what is kept for the Idempotency-Key, where the secret would lie open.
            return RegisteredWebhook(id: id, url: input.url, kinds: kinds, createdAt: now, pausedAt: nil, secret: nil)
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
    fileprivate static let webhookDeleted = Self(rawValue: "webhook_deleted")
    fileprivate static let webhookPaused = Self(rawValue: "webhook_paused")
    fileprivate static let webhookResumed = Self(rawValue: "webhook_resumed")
    fileprivate static let webhookTested = Self(rawValue: "webhook_tested")
}

extension RegisteredWebhook {
    init(_ webhook: Webhook, secret: String?) {
        self.init(id: webhook.id, url: webhook.url, kinds: webhook.kinds, createdAt: webhook.createdAt, pausedAt: webhook.pausedAt, secret: secret)
    }
}
