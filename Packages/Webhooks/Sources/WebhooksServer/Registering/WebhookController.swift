import Core
import Foundation
import Persistence
import ServerCore
import WebhooksAPI

/// Registers the handlers of ``WebhooksEndpoints``.
struct WebhookController: Sendable {
    let policy: AddressPolicy
    let random: any RandomSource
    let subscriber: EventSubscriber

    func add(to routes: inout Routes) {
        routes.on(WebhooksEndpoints.list, allow: .accessAlone) { _, context in
            try await context.database.read { try WebhookRepository.all(in: $0).map { RegisteredWebhook($0, secret: nil) } }
        }
        routes.on(WebhooksEndpoints.create, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(WebhooksEndpoints.delete, allow: .accessAlone) { input, context in
            guard try await context.database.write({ try WebhookRepository.delete(input.id, in: $0) }) else { throw APIError.notFound() }
            return NoOutput()
        }
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
                return RevivedDeliveries(count: try WebhookOutbox.revive(endpoint: input.id, at: now, in: transaction))
            }
        }
    }

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
        let (person, now, secret) = (try context.person().id, context.clock.now, "whsec_" + random.hexadecimal(byteCount: 32))
        return try await context.writeOnce { transaction in
            guard try WebhookRepository.all(in: transaction).count < WebhookRepository.limit else {
                throw APIError.conflict(Strings.tooMany, code: "too_many_webhooks")
            }
            // Earlier events aren't delivered, so the log isn't read for them.
            try subscriber.catchUp(in: transaction)
            let start = try EventReader.end(in: transaction)
            let id = try WebhookRepository.create(
                url: input.url, secret: secret, kinds: kinds, by: person, from: start, at: now, in: transaction)
            return RegisteredWebhook(id: id, url: input.url, kinds: kinds, createdAt: now, secret: secret)
        }
    }

    private static func isKind(_ text: String) -> Bool {
        (1...100).contains(text.utf8.count) && text.utf8.allSatisfy { UInt8(ascii: "!")...UInt8(ascii: "~") ~= $0 }
    }
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
