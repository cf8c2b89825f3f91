import Foundation
import PaymentsAPI

/// The days, weeks and months over which earnings are added up.
enum EarningCalendar {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        return calendar
    }()

    /// The number of periods that are shown.
    static func count(_ period: EarningsPeriod) -> Int { period == .day ? 28 : 12 }

    /// Returns the last periods, the present one first. Days on which the clocks change have 23 or 25 hours.
    static func periods(_ period: EarningsPeriod, at now: Date) -> [EarningsTotal] {
        guard let present = calendar.dateInterval(of: component(period), for: now) else { return [] }
        let starts = (0..<count(period)).map { calendar.date(byAdding: component(period), value: -$0, to: present.start) ?? present.start }
        return zip(starts, [present.end] + starts).map { EarningsTotal(start: $0, end: $1) }
    }

    /// Returns the day of a time, as in `2026-01-31`.
    static func day(of time: Date) -> String { time.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()) }

    private static func component(_ period: EarningsPeriod) -> Calendar.Component {
        switch period {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        }
    }
}
