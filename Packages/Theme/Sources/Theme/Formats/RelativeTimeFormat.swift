public import Foundation

/// Times as text by how far they are from now.
public enum RelativeTimeFormat {
    /// A time such as `5 min ago`, `in 2 hours` or `just now`.
    ///
    /// - Parameters:
    ///   - date: the time.
    ///   - now: the clock's.
    public static func format(_ date: Date, now: Date) -> String {
        let seconds = date.timeIntervalSince(now).rounded()
        let isPast = seconds <= 0
        let minutes = Int(min(abs(seconds), 1e12)) / 60
        switch minutes {
        case 0: return isPast ? Strings.relativeNow : Strings.relativeSoon
        case ..<60: return isPast ? Strings.relativeMinutesAgo(minutes) : Strings.relativeInMinutes(minutes)
        case ..<1440: return isPast ? Strings.relativeHoursAgo(minutes / 60) : Strings.relativeInHours(minutes / 60)
        default: return isPast ? Strings.relativeDaysAgo(minutes / 1440) : Strings.relativeInDays(minutes / 1440)
        }
    }
}
