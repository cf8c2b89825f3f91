public import Core

/// A day of the calendar, without a time zone, such as `2026-11-01`.
public struct LocalDay: Sendable, Hashable, Comparable {
    /// The number of days since January 1, 1970.
    public let number: Int

    /// Creates a day by the number of days since January 1, 1970.
    public init(number: Int) { self.number = number }

    /// Reads `2026-11-01`; nil for anything else and for days that don't exist.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        number = Self.number(year, month, day)
        guard self.text == text else { return nil }
    }

    /// The day as ISO 8601 writes it.
    public var text: String {
        let (year, month, day) = parts
        func padded(_ value: Int, _ length: Int) -> String { String(repeating: "0", count: max(0, length - String(value).count)) + String(value) }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// The day of the week.
    public var weekday: Weekday {
        // January 1, 1970 was a Thursday.
        Weekday.allCases[((number + 3) % 7 + 7) % 7]
    }

    /// Returns the day some days later.
    public func adding(_ days: Int) -> LocalDay { LocalDay(number: number + days) }

    /// Returns whether a day comes before another.
    public static func < (first: LocalDay, second: LocalDay) -> Bool { first.number < second.number }

    /// Counts days by eras of 400 years that begin in March, so that the leap day is the last of its year.
    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = (shifted / 400, shifted % 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let calendarMonth = month < 10 ? month + 3 : month - 9
        return (yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0), calendarMonth, day)
    }
}

extension LocalDay: Codable {
    /// Reads the day from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = LocalDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "A day is written as 2026-11-01.")
        }
        self = day
    }

    /// Writes the day as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension LocalDay: Sampled {
    /// A day, for tests and documentation.
    public static let sample = LocalDay(number: 20_454)
}

/// A day of the week, Monday first.
public enum Weekday: String, Codable, Sendable, CaseIterable, Hashable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
