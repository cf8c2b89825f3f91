import Core
import Foundation
import OrdersAPI
import Theme

extension Strings {
    /// Returns a day such as "Thu, Jan 1".
    static func name(_ day: LocalDay) -> String { DateFormat.day(Date(timeIntervalSince1970: Double(day.number) * 86_400), in: .gmt) }

    /// Returns a day such as "Thu, Jan 1, 2026".
    static func nameWithYear(_ day: LocalDay) -> String {
        let style = Date.FormatStyle(locale: Language.current.locale, timeZone: .gmt).weekday(.abbreviated).year().month(.abbreviated).day()
        return Date(timeIntervalSince1970: Double(day.number) * 86_400).formatted(style)
    }

    /// Returns a time by the clock on the wall, such as "8:00 AM".
    static func time(_ time: TimeOfDay) -> String { DateFormat.time(Date(timeIntervalSince1970: Double(time.minutes) * 60), in: .gmt) }

    /// Returns days of the week such as "Mon, Tue, Sat".
    static func weekdays(_ days: [Weekday]) -> String {
        if days.isEmpty { return slotNoDay }
        return days.count == Weekday.allCases.count ? slotEveryDay : days.map(shortName).joined(separator: ", ")
    }

    /// Returns the number of places of a weekly window; where it has the usual number, that is looked for among the coming slots.
    static func places(of rule: SlotRule, _ loads: SlotLoads) -> String {
        if let capacity = rule.capacity { return capacity == 0 ? slotClosed : slotPlaceCount(capacity) }
        let slot = loads.slots.first { $0.start == rule.start && $0.end == rule.end && rule.weekdays.contains($0.day.weekday) }
        return slot.map { slotUsualCount(slotPlaceCount($0.weeklyCapacity)) } ?? slotUsualPlaces
    }

    private static func shortName(_ day: Weekday) -> String {
        // January 5, 1970 was a Monday.
        let date = Date(timeIntervalSince1970: Double(4 + (Weekday.allCases.firstIndex(of: day) ?? 0)) * 86_400)
        return date.formatted(Date.FormatStyle(locale: Language.current.locale, timeZone: .gmt).weekday(.abbreviated))
    }
}
