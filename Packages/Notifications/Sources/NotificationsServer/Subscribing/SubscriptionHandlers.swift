import Core
import NotificationsAPI
import Persistence
import ServerCore

/// Subscribes browsers to pushed notifications.
struct SubscriptionHandlers: Sendable {
    /// The sender of messages; nil where the product pushes none, so that nobody can subscribe.
    let service: PushSender?
    let sessions: any NotificationSessions
    let tokens: RenewalTokens
    let repository: SubscriptionRepository

    func add(to routes: inout Routes) {
        routes.on(NotificationsEndpoints.subscribe, allow: .accessAlone) { input, context in
            let key = try check(input.subscription, key: input.key)
            let (person, session, now) = (try context.person().id, try await sessions.session(of: context.request), context.clock.now)
            return try await context.database.write { transaction in
                receipt(
                    try repository.set(input.subscription, key: key, of: person, session: session, at: now, in: transaction), session: session)
            }
        }
        routes.on(NotificationsEndpoints.endSubscription, allow: .accessAlone) { _, context in
            let session = try await sessions.session(of: context.request)
            try await context.database.write { try repository.delete(session: session, in: $0) }
            return NoOutput()
        }
        routes.on(NotificationsEndpoints.renew, allow: .accessAlone) { input, context in
            guard let subject = tokens.subject(of: input.renewal) else {
                throw APIError.malformed(Strings.invalidRenewal, code: "invalid_token")
            }
            let (key, now) = (try check(input.subscription, key: input.key), context.clock.now)
            return try await context.database.write { transaction in
                guard let stored = try repository.find(subject.subscription, in: transaction), stored.session == subject.session,
                    try sessions.open([stored.session], at: now, in: transaction).contains(stored.session)
                else { throw APIError.notFound() }
                let id = try repository.set(
                    input.subscription, key: key, of: stored.person, session: stored.session, at: now, in: transaction)
                return receipt(id, session: stored.session)
            }
        }
    }

    private func receipt(_ id: Int, session: Int) -> PushReceipt {
        PushReceipt(id: id, renewal: tokens.token(subscription: id, session: session))
    }

    /// Checks a subscription, and returns the server's key that it was made for.
    private func check(_ subscription: PushSubscription, key: String?) throws(APIError) -> String {
        guard let service else { throw .conflict(Strings.pushIsOff, code: "push_off") }
        var errors = FieldErrors()
        errors.requireText(subscription.endpoint, "endpoint", length: 1...1000)
        errors.require(service.transport.allows(subscription.endpoint), "endpoint", Strings.pushAddress)
        let hasKeys = PushEncryption.publicKey(of: subscription.keys) != nil && PushEncryption.secret(of: subscription.keys) != nil
        errors.require(hasKeys, "keys", Strings.pushKeys)
        errors.require(key.map(service.keys.contains) ?? true, "key", Strings.pushKeyUnknown)
        try errors.throwIfAny()
        return key ?? service.keys.current
    }
}
