import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// The SQL of people's choices.
struct ChoiceRepository: Sendable {
    /// A person's quiet hours, time zone, and hour of the daily mail.
    struct Rest: Sendable, Equatable {
        var quietHours: QuietHours?
        /// Nil for the time zone of the service.
        var timeZone: String?
        /// Nil for ``usualDigestHour``.
        var digestHour: Int?

        /// The time zone of people who chose none: that of the service.
        static let serviceTimeZone = "America/Los_Angeles"

        /// The hour of the daily mail of people who chose none.
        static let usualDigestHour = 8

        /// Returns the time of the first daily mail after a time.
        func digestTime(after time: Date) -> Date {
            let hour = DateComponents(hour: digestHour ?? Self.usualDigestHour, minute: 0, second: 0)
            return calendar.nextDate(after: time, matching: hour, matchingPolicy: .nextTime) ?? time.addingTimeInterval(24 * 3600)
        }

        private var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: timeZone ?? Self.serviceTimeZone) ?? .gmt
            return calendar
        }

        /// Returns the end of the quiet hours in which a time lies; nil for a time outside of them.
        func quietEnd(at time: Date) -> Date? {
            guard let hours = quietHours else { return nil }
            let calendar = calendar
            let hour = calendar.component(.hour, from: time)
            let isQuiet = hours.from < hours.to ? (hours.from..<hours.to).contains(hour) : hour >= hours.from || hour < hours.to
            guard isQuiet else { return nil }
            return calendar.nextDate(after: time, matching: DateComponents(hour: hours.to, minute: 0, second: 0), matchingPolicy: .nextTime)
        }
    }

    /// A person's choice for a kind.
    struct Choice: Sendable, Equatable {
        let channels: Set<NotificationChannel>
        /// True if the kind is mailed once a day, where mail is among the channels at all.
        let isDaily: Bool
    }

    /// Returns what people chose, by person and kind. What nobody chose is left out.
    func choices(of people: [Int], in transaction: Transaction) throws -> [Int: [String: Choice]] {
        guard !people.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT person_id, kind, channels, is_daily FROM notifications_choice WHERE person_id IN \(list: people)")
        var all: [Int: [String: Choice]] = [:]
        for row in rows {
            let names = try row.get("channels", as: String.self).split(separator: ",").compactMap { NotificationChannel(rawValue: String($0)) }
            all[try row.get("person_id"), default: [:]][try row.get("kind")] = Choice(channels: Set(names), isDaily: try row.get("is_daily"))
        }
        return all
    }

    func set(_ channels: Set<NotificationChannel>, for kind: String, of person: Int, in transaction: Transaction) throws {
        let text = NotificationChannel.allCases.filter(channels.contains).map(\.rawValue).joined(separator: ",")
        try transaction.execute(
            """
            INSERT INTO notifications_choice (person_id, kind, channels) VALUES (\(person), \(kind), \(text))
            ON CONFLICT (person_id, kind) DO UPDATE SET channels = excluded.channels
            """)
    }

    /// Sets whether a kind whose channels are stored is mailed once a day.
    func set(isDaily: Bool, for kind: String, of person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE notifications_choice SET is_daily = \(isDaily) WHERE person_id = \(person) AND kind = \(kind)")
    }

    /// Returns whether a person wants a kind by a channel.
    func wants(_ channel: NotificationChannel, for kind: NotificationKind, _ person: Int, in transaction: Transaction) throws -> Bool {
        (try choices(of: [person], in: transaction)[person]?[kind.id]?.channels ?? kind.channels).contains(channel)
    }

    /// Returns quiet hours and time zone of these people. Who chose none is left out.
    func rest(of people: [Int], in transaction: Transaction) throws -> [Int: Rest] {
        guard !people.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT * FROM notifications_person WHERE person_id IN \(list: people)")
        let pairs = try rows.map { row in
            let (from, to) = (try row.get("quiet_from", as: Int?.self), try row.get("quiet_to", as: Int?.self))
            let hours = from.flatMap { from in to.map { QuietHours(from: from, to: $0) } }
            return (try row.get("person_id", as: Int.self), Rest(quietHours: hours, timeZone: try row.get("time_zone"), digestHour: try row.get("digest_hour")))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    func set(_ rest: Rest, of person: Int, in transaction: Transaction) throws {
        let (from, to) = (rest.quietHours?.from, rest.quietHours?.to)
        try transaction.execute(
            """
            INSERT INTO notifications_person (person_id, quiet_from, quiet_to, time_zone, digest_hour)
            VALUES (\(person), \(from), \(to), \(rest.timeZone), \(rest.digestHour))
            ON CONFLICT (person_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, time_zone = excluded.time_zone,
            digest_hour = excluded.digest_hour
            """)
    }
}
