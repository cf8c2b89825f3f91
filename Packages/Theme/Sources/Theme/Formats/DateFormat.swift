import Core
public import Foundation

/// Dates and times as text, in a time zone that the caller names.
public enum DateFormat {
    private enum Part: Hashable {
        case time, day
    }

    private struct Moment: Hashable {
        let date: Date
        let timeZone: String
        let part: Part
    }

    private static let cache = FormatCache<Moment>()

    /// The time zone of the service: America/Los_Angeles.
    public static let serviceTimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    /// A time of day such as `2:05 PM`.
    public static func time(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        text(date, timeZone, .time) { $0.hour().minute() }
    }

    /// A day such as `Sat, Nov 21`.
    public static func day(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        text(date, timeZone, .day) { $0.weekday(.abbreviated).month(.abbreviated).day() }
    }

    /// A day and time such as `Sat, Nov 21, 2:05 PM`.
    public static func dateTime(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        "\(day(date, in: timeZone)), \(time(date, in: timeZone))"
    }

    /// A window of time such as `Sat, Nov 21, 2:00 PM – 4:00 PM`.
    public static func window(_ start: Date, _ end: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        "\(dateTime(start, in: timeZone)) – \(time(end, in: timeZone))"
    }

    /// The time of an arrival, such as `6:40 to 7:05 PM`; with the day unless it is today's. What has passed of it isn't shown.
    ///
    /// - Parameter now: the present; nil where it isn't known, as in previews.
    public static func arrival(_ start: Date, _ end: Date, at now: Date?, in timeZone: TimeZone = serviceTimeZone) -> String {
        let start = now.map { max(start, $0) } ?? start
        guard end > start else { return Strings.arrivalSoon }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        guard calendar.isDate(start, inSameDayAs: end) else {
            return Strings.arrivalRange(dateTime(start, in: timeZone), to: dateTime(end, in: timeZone))
        }
        let isSameHalf = (calendar.component(.hour, from: start) < 12) == (calendar.component(.hour, from: end) < 12)
        let first = time(start, in: timeZone)
        // What follows the digits, as AM and PM do, is said once.
        let digits = first.lastIndex(where: \.isNumber).map { String(first[...$0]) } ?? first
        let range = Strings.arrivalRange(isSameHalf ? digits : first, to: time(end, in: timeZone))
        if let now, calendar.isDate(start, inSameDayAs: now) { return range }
        return Strings.arrivalOnDay(day(start, in: timeZone), range: range)
    }

    private static func text(_ date: Date, _ timeZone: TimeZone, _ part: Part, _ style: (Date.FormatStyle) -> Date.FormatStyle) -> String {
        cache.text(Moment(date: date, timeZone: timeZone.identifier, part: part)) {
            let style = style(Date.FormatStyle(locale: Language.current.locale, timeZone: timeZone))
            // Some versions of the locale data put a narrow space before AM and PM.
            return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
        }
    }
}

/// Spans of time as text.
public enum DurationFormat {
    /// An estimate such as `about 25 min`, of at least one minute.
    public static func about(seconds: Int) -> String {
        Strings.durationAboutMinutes(max(1, (seconds + 30) / 60))
    }
}
