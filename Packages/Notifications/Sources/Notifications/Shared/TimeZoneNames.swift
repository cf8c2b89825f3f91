import Core
import Foundation

/// Hours and time zones as people read them.
enum TimeZoneNames {
    /// The time zones that can be chosen, with the one that is chosen.
    static func offered(with chosen: String) -> [String] { usual.contains(chosen) ? usual : [chosen] + usual }

    private static let usual = [
        "America/Los_Angeles", "America/Phoenix", "America/Denver", "America/Chicago", "America/New_York", "America/Anchorage", "Pacific/Honolulu",
        "America/Mexico_City", "Europe/Madrid", "Europe/Warsaw",
    ]

    /// Returns the name of a time zone, such as `Pacific Time`; its identifier where it has none.
    static func name(of identifier: String) -> String {
        TimeZone(identifier: identifier)?.localizedName(for: .generic, locale: Language.current.locale) ?? identifier
    }

    /// Returns an hour of the day, such as `10:00 PM`.
    static func hour(_ hour: Int) -> String {
        var style = Date.FormatStyle.dateTime.hour().minute().locale(Language.current.locale)
        style.timeZone = .gmt
        // Some versions of the locale data put a narrow space before AM and PM.
        return Date(timeIntervalSince1970: TimeInterval(hour) * 3600).formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}
