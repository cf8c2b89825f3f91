import Foundation
import OrdersAPI

/// The dates of a recurring order: a day of the week, every few weeks from a first one, in a window by the clock on the wall.
struct RecurrenceSchedule: Sendable, Hashable {
    /// The first date.
    let anchor: LocalDay
    let everyWeeks: Int
    let start: TimeOfDay
    let end: TimeOfDay
    let calendar: LocalCalendar

    /// Returns the dates from a day on, earliest first. A date without such a window, since the clock is changed then, is left out.
    func dates(from day: LocalDay, count: Int) -> [(day: LocalDay, window: TimeWindow)] {
        let step = 7 * everyWeeks
        let behind = max(0, day.number - anchor.number)
        var next = anchor.adding((behind + step - 1) / step * step)
        var dates: [(LocalDay, TimeWindow)] = []
        // Clocks are changed twice a year, so that hardly any date is left out.
        for _ in 0..<(count + 60) where dates.count < count {
            if let window = calendar.window(on: next, from: start, to: end) { dates.append((next, window)) }
            next = next.adding(step)
        }
        return dates
    }

    /// Returns the window of a date; nil if the day isn't one of them.
    func window(on day: LocalDay) -> TimeWindow? {
        guard day >= anchor, (day.number - anchor.number) % (7 * everyWeeks) == 0 else { return nil }
        return calendar.window(on: day, from: start, to: end)
    }

    /// Returns the first day from another one on that is a given day of the week.
    static func first(_ weekday: Weekday, from day: LocalDay) -> LocalDay {
        (0..<7).lazy.map { day.adding($0) }.first { $0.weekday == weekday } ?? day
    }
}
