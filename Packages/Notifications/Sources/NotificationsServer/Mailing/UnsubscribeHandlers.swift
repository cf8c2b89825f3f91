import Core
import HTTPTypes
import NotificationsAPI
import Persistence
import ServerCore

/// Ends the mail of a kind for whom a mail's token names (RFC 8058).
struct UnsubscribeHandlers: Sendable {
    /// The path under which both are reached, before the token.
    static let path = "/api/v1/notifications/unsubscribe/"

    /// The name that a token has in place of a kind for all that is mailed once a day. No kind is called so: theirs have a dot.
    static let daily = "daily"

    let kinds: NotificationKinds
    let tokens: UnsubscribeTokens
    private let choices = ChoiceRepository()

    init(kinds: NotificationKinds, tokens: UnsubscribeTokens) {
        self.kinds = kinds
        self.tokens = tokens
    }

    func add(to routes: inout Routes) {
        routes.on(NotificationsEndpoints.unsubscribe, allow: .accessAlone) { input, context in
            guard let subject = tokens.subject(of: input.token, at: context.clock.now) else {
                throw APIError.malformed(Strings.invalidToken, code: "invalid_token")
            }
            if subject.kind == Self.daily {
                try await context.database.write { try endDaily(of: subject.person, in: $0) }
                return NoOutput()
            }
            // The plugin of the kind may be gone, and with it the mail.
            guard let kind = kinds[subject.kind] else { return NoOutput() }
            try await context.database.write { transaction in
                let chosen = try choices.choices(of: [subject.person], in: transaction)[subject.person]?[kind.id]?.channels ?? kind.channels
                try choices.set(chosen.subtracting([.mail]), for: kind.id, of: subject.person, in: transaction)
            }
            return NoOutput()
        }
        // Scanners of mail open each link, so opening this one changes nothing.
        routes.page(.get, "/api/v1/notifications/unsubscribe/{token}", summary: "Leads from a mail to the choice of what is mailed.") { _ in
            ServerResponse(status: .seeOther, headerFields: [.location: NotificationsLink.preferences.place.path])
        }
    }

    /// Ends the mail of each kind that a person has once a day.
    private func endDaily(of person: Int, in transaction: Transaction) throws {
        for (kind, choice) in try choices.choices(of: [person], in: transaction)[person] ?? [:] where choice.isDaily {
            try choices.set(choice.channels.subtracting([.mail]), for: kind, of: person, in: transaction)
        }
    }
}
