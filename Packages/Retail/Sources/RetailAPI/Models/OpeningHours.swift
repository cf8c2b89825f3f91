public import Foundation

/// Opening hours of a store, in the part of OpenStreetMap's `opening_hours` that stores need: `Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00; Dec 25 off`.
///
/// Rules are separated by `;`. Each has days (weekdays, a date, or none for every day) and hours (several, separated by `,`) or `off`. A later rule holds instead of
/// earlier ones on its days, and dates instead of weekdays. Hours that end at or before their start go on past midnight; `24:00` is the end of a day.
/// See <https://wiki.openstreetmap.org/wiki/Key:opening_hours>.
public struct OpeningHours: Sendable, Hashable {
    /// Minutes of a day, from 0; those after midnight are above 1,440.
    typealias Minutes = Range<Int>

    enum Days: Sendable, Hashable {
        /// Weekdays, from 0 for Monday.
        case weekdays(Set<Int>)
        /// A day of every year, or of one.
        case date(year: Int?, month: Int, day: Int)
    }

    struct Rule: Sendable, Hashable {
        let days: Days
        let hours: [Minutes]
    }

    /// The rules as they were written.
    public let text: String
    private let rules: [Rule]

    /// Reads rules; nil where they can't be understood.
    public init?(_ text: String) {
        let parser = OpeningHoursParser()
        guard let rules = parser.rules(in: text) else { return nil }
        (self.text, self.rules) = (text.trimmingCharacters(in: .whitespacesAndNewlines), rules)
    }

    /// The time at which a store closes that is open at a time; nil where it is closed.
    public func closingTime(at time: Date, in timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let minute = Self.minute(of: time, calendar)
        if let hours = hours(on: time, calendar).first(where: { $0.contains(minute) }) {
            return Self.date(hours.upperBound, on: time, calendar)
        }
        guard let before = calendar.date(byAdding: .day, value: -1, to: time) else { return nil }
        return hours(on: before, calendar).first { $0.contains(minute + 1_440) }.flatMap { Self.date($0.upperBound, on: before, calendar) }
    }

    /// The next time within a week at which a store opens that is closed at a time; nil where there is none.
    public func openingTime(after time: Date, in timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let starts = (0...7).lazy.compactMap { calendar.date(byAdding: .day, value: $0, to: time) }
            .flatMap { day in hours(on: day, calendar).map { Self.date($0.lowerBound, on: day, calendar) } }
        return starts.compactMap { $0 }.filter { $0 > time }.min()
    }

    private func hours(on day: Date, _ calendar: Calendar) -> [Minutes] {
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
        // Calendar counts weekdays from 1 for Sunday.
        let weekday = ((parts.weekday ?? 1) + 5) % 7
        let dated = rules.last { rule in
            guard case .date(let year, let month, let number) = rule.days else { return false }
            return month == parts.month && number == parts.day && (year == nil || year == parts.year)
        }
        let weekly = rules.last { rule in
            guard case .weekdays(let days) = rule.days else { return false }
            return days.contains(weekday)
        }
        return (dated ?? weekly)?.hours ?? []
    }

    private static func minute(of time: Date, _ calendar: Calendar) -> Int {
        calendar.component(.hour, from: time) * 60 + calendar.component(.minute, from: time)
    }

    private static func date(_ minute: Int, on day: Date, _ calendar: Calendar) -> Date? {
        let (hour, days) = (minute / 60 % 24, minute / 1_440)
        return calendar.date(byAdding: .day, value: days, to: day).flatMap { calendar.date(bySettingHour: hour, minute: minute % 60, second: 0, of: $0) }
    }
}
