import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// Reads and changes a person's choices.
struct PreferencesHandlers: Sendable {
    let kinds: NotificationKinds
    /// The channels of the product, in the order in which they are shown.
    let channels: [NotificationChannel]
    /// The public key for which browsers subscribe; nil where the product pushes nothing.
    let pushKey: String?
    private let choices = ChoiceRepository()
    private let phones = PhoneRepository()
    private let queue = DeliveryQueue()

    init(kinds: NotificationKinds, channels: [NotificationChannel], pushKey: String?) {
        self.kinds = kinds
        self.channels = channels
        self.pushKey = pushKey
    }

    func add(to routes: inout Routes) {
        routes.on(NotificationsEndpoints.preferences, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { try preferences(of: person, at: now, in: $0) }
        }
        routes.on(NotificationsEndpoints.change, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            try check(input, for: person)
            return try await context.database.write { transaction in
                try write(input, of: person, at: now, in: transaction)
                return try preferences(of: person, at: now, in: transaction)
            }
        }
    }

    /// Returns a person's choices as they see them.
    func preferences(of person: Person, at now: Date, in transaction: Transaction) throws -> NotificationPreferences {
        let offersTexts = channels.contains(.sms)
        let phone = offersTexts ? try phones.find(person.id, in: transaction) : nil
        let shown = channels.filter { $0 != .sms || phone?.isOn == true }
        let chosen = try choices.choices(of: [person.id], in: transaction)[person.id] ?? [:]
        let rest = try choices.rest(of: [person.id], in: transaction)[person.id] ?? ChoiceRepository.Rest()
        let kinds = ownKinds(of: person).map { kind in
            KindChoice(
                kind: kind.id, name: kind.name, channels: shown.filter((chosen[kind.id]?.channels ?? kind.channels).contains),
                isDaily: chosen[kind.id]?.isDaily ?? false)
        }
        return NotificationPreferences(
            channels: shown, kinds: kinds, quietHours: rest.quietHours, timeZone: rest.timeZone ?? ChoiceRepository.Rest.serviceTimeZone,
            pushKey: pushKey, digestHour: rest.digestHour ?? ChoiceRepository.Rest.usualDigestHour, offersTexts: offersTexts,
            phone: offersTexts ? try phones.shown(person.id, at: now, in: transaction) : nil)
    }

    private func check(_ input: ChangePreferences, for person: Person) throws(APIError) {
        var errors = FieldErrors()
        let known = Set(ownKinds(of: person).map(\.id))
        errors.require((input.kinds ?? []).allSatisfy { known.contains($0.kind) }, "kinds", Strings.unknownKind)
        errors.require((input.kinds ?? []).allSatisfy { Set($0.channels).isSubset(of: channels) }, "kinds", Strings.unknownChannel)
        if let hours = input.quietHours {
            let isValid = (0...23).contains(hours.from) && (0...23).contains(hours.to) && hours.from != hours.to
            errors.require(isValid && input.endsQuietHours != true, "quietHours", Strings.quietHours)
        }
        errors.require(input.timeZone.map { TimeZone(identifier: $0) != nil } ?? true, "timeZone", Strings.unknownTimeZone)
        errors.require(input.digestHour.map((0...23).contains) ?? true, "digestHour", Strings.digestHour)
        try errors.throwIfAny()
    }

    private func write(_ input: ChangePreferences, of person: Person, at now: Date, in transaction: Transaction) throws {
        for choice in input.kinds ?? [] {
            try choices.set(Set(choice.channels), for: choice.kind, of: person.id, in: transaction)
            if let isDaily = choice.isDaily { try choices.set(isDaily: isDaily, for: choice.kind, of: person.id, in: transaction) }
        }
        let changesDigest = input.timeZone != nil || input.digestHour != nil
        guard input.quietHours != nil || input.endsQuietHours == true || changesDigest else { return }
        var rest = try choices.rest(of: [person.id], in: transaction)[person.id] ?? ChoiceRepository.Rest()
        if input.endsQuietHours == true { rest.quietHours = nil }
        if let hours = input.quietHours { rest.quietHours = hours }
        if let timeZone = input.timeZone { rest.timeZone = timeZone }
        if let hour = input.digestHour { rest.digestHour = hour }
        try choices.set(rest, of: person.id, in: transaction)
        if changesDigest { try queue.moveDigest(of: person.id, to: rest.digestTime(after: now), at: now, in: transaction) }
    }

    /// Returns the kinds that a person gets in one of their roles.
    private func ownKinds(of person: Person) -> [NotificationKind] { kinds.all.filter { !$0.roles.isDisjoint(with: person.roles) } }
}
