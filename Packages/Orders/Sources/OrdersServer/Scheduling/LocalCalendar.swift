import Foundation
import OrdersAPI

/// Days and times by the clock on the wall in one time zone, around changes of the clock too.
struct LocalCalendar: Sendable, Hashable {
    let timeZone: TimeZone

    /// Returns the day of a moment.
    func day(of date: Date) -> LocalDay {
        let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        return LocalDay(number: Int((local / 86_400).rounded(.down)))
    }

    /// Returns the window between two times of a day, at the times that the clock shows.
    ///
    /// - Returns: nil where it would begin in the hour that is left out or repeated when the clock is changed, since nobody could say when that is, and
    ///   where nothing is left of it.
    func window(on day: LocalDay, from start: TimeOfDay, to end: TimeOfDay) -> TimeWindow? {
        let starts = moments(day, start)
        guard starts.count == 1, let finish = moments(day, end).first ?? afterGap(day, end), finish > starts[0] else { return nil }
        return TimeWindow(start: starts[0], end: finish)
    }

    /// Returns the beginning of a day.
    func start(of day: LocalDay) -> Date {
        let midnight = TimeOfDay(minutes: 0)
        return moments(day, midnight).first ?? afterGap(day, midnight) ?? asIfGMT(day, midnight)
    }

    /// Returns the moments at which the clock shows a time: one, two where it is set back over it, none where it is set forward over it.
    private func moments(_ day: LocalDay, _ time: TimeOfDay) -> [Date] {
        let naive = asIfGMT(day, time)
        let (before, after) = offsets(around: naive)
        let candidates = before == after ? [before] : [before, after]
        return candidates.map { naive.addingTimeInterval(-Double($0)) }
            .filter { naive.timeIntervalSince($0) == Double(timeZone.secondsFromGMT(for: $0)) }
    }

    /// Returns the moment of a time that the clock leaves out, as if it hadn't been set forward.
    private func afterGap(_ day: LocalDay, _ time: TimeOfDay) -> Date? {
        let naive = asIfGMT(day, time)
        return naive.addingTimeInterval(-Double(offsets(around: naive).before))
    }

    private func offsets(around naive: Date) -> (before: Int, after: Int) {
        (timeZone.secondsFromGMT(for: naive.addingTimeInterval(-86_400)), timeZone.secondsFromGMT(for: naive.addingTimeInterval(86_400)))
    }

    private func asIfGMT(_ day: LocalDay, _ time: TimeOfDay) -> Date {
        Date(timeIntervalSince1970: Double(day.number * 86_400 + time.minutes * 60))
    }
}
