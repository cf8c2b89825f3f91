import Core
public import Foundation

/// Dates and times as text, in a time zone that the caller names.
public enum DateFormat {
    /// Where the service runs: America/Los_Angeles.
    public static let serviceTimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    /// A time of day such as `2:05 PM`.
    public static func time(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        text(date, style(timeZone).hour().minute())
    }

    /// A day such as `Sat, Nov 21`.
    public static func day(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        text(date, style(timeZone).weekday(.abbreviated).month(.abbreviated).day())
    }

    /// A day and time such as `Sat, Nov 21, 2:05 PM`.
    public static func dateTime(_ date: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        "\(day(date, in: timeZone)), \(time(date, in: timeZone))"
    }

    /// A window of time such as `Sat, Nov 21, 2:00 PM – 4:00 PM`.
    public static func window(_ start: Date, _ end: Date, in timeZone: TimeZone = serviceTimeZone) -> String {
        "\(dateTime(start, in: timeZone)) – \(time(end, in: timeZone))"
    }

    private static func style(_ timeZone: TimeZone) -> Date.FormatStyle {
        Date.FormatStyle(locale: Language.current.locale, timeZone: timeZone)
    }

    private static func text(_ date: Date, _ style: Date.FormatStyle) -> String {
        // Some versions of the locale data put a narrow space before AM and PM.
        date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}
