import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// Confirms the phone to which a person's notifications are texted, by a code, and ends it.
struct PhoneHandlers: Sendable {
    /// Nil where the product texts nothing.
    let service: (any TextService)?
    let codes: PhoneCodes
    let layout: TextLayout
    let preferences: PreferencesHandlers
    private let phones = PhoneRepository()

    init(service: (any TextService)?, codes: PhoneCodes, layout: TextLayout, preferences: PreferencesHandlers) {
        self.service = service
        self.codes = codes
        self.layout = layout
        self.preferences = preferences
    }

    func add(to routes: inout Routes) {
        routes.on(NotificationsEndpoints.requestCode, allow: .accessAlone) { input, context in
            guard let service else { throw APIError.notFound() }
            guard let number = PhoneNumberFormat.international(input.number) else { throw APIError.invalid(["number": Strings.phoneNumber]) }
            let person = try context.person()
            let (code, now) = (codes.make(), context.clock.now)
            let sent = try await context.database.write { try newCode(code, number, of: person.id, at: now, in: $0) }
            do throws(TextError) {
                try await service.send(TextMessage(number: number, text: layout.text(code: code)))
            } catch {
                try await context.database.write { try phones.expire(sent, at: now, in: $0) }
                throw Self.failure(error)
            }
            return try await context.database.read { try preferences.preferences(of: person, at: now, in: $0) }
        }
        routes.on(NotificationsEndpoints.confirmPhone, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let code = input.code.filter { !$0.isWhitespace }
            // A wrong entry is counted, so it mustn't be thrown inside.
            let confirmed = try await context.database.write { transaction -> NotificationPreferences? in
                guard let stored = try phones.liveCode(of: person.id, at: now, in: transaction), try phones.countGuess(stored, in: transaction),
                    codes.matches(code, stored, of: person.id)
                else { return nil }
                try phones.confirm(stored, of: person.id, at: now, in: transaction)
                return try preferences.preferences(of: person, at: now, in: transaction)
            }
            guard let confirmed else { throw APIError.invalid(["code": Strings.wrongCode], code: "wrong_code") }
            return confirmed
        }
        routes.on(NotificationsEndpoints.removePhone, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                try phones.remove(person.id, at: now, in: transaction)
                return try preferences.preferences(of: person, at: now, in: transaction)
            }
        }
    }

    /// Stores a code, unless the person or the phone had too many.
    ///
    /// - Returns: its id.
    private func newCode(_ code: String, _ number: String, of person: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let hour: TimeInterval = 3600
        let oldest = try phones.codeTimes(to: number, or: person, after: now.addingTimeInterval(-hour), in: transaction)
        for times in [oldest.number, oldest.person] where times.count >= PhoneCodes.limit {
            let end = times[times.count - PhoneCodes.limit].addingTimeInterval(hour)
            throw APIError.rateLimited(retryAfter: .seconds(max(1, Int(end.timeIntervalSince(now).rounded(.up)))))
        }
        return try phones.addCode(
            codes.hash(code, number: number, of: person), to: number, of: person, at: now, until: now.addingTimeInterval(PhoneCodes.lifetime), in: transaction)
    }

    private static func failure(_ error: TextError) -> APIError {
        switch error.kind {
        case .unsubscribed: .invalid(["number": Strings.phoneUnsubscribed])
        case .unreachable, .refused: .invalid(["number": Strings.phoneUnreachable])
        case .unavailable: APIError(status: 503, code: "texts_unavailable", message: Strings.textsUnavailable)
        }
    }
}
