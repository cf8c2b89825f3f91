import Core
import FleetAPI
import Foundation
import OrdersAPI
import Theme

extension Strings {
    static func page(_ page: HistoryFeature.Page) -> String {
        switch page {
        case .charts: charts
        case .trips: finishedTrips
        }
    }

    /// A day as in `Thu, Jan 1`; of another year with it.
    static func day(_ day: LocalDay, today: LocalDay?) -> String {
        if day == today { return chosenDayToday }
        let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
        guard let today, day.text.prefix(4) != today.text.prefix(4) else { return DateFormat.day(date, in: .gmt) }
        return date.formatted(Date.FormatStyle(locale: Language.current.locale, timeZone: .gmt).year().month(.abbreviated).day())
    }

    /// An hour of the day as in `2 PM`, for the axis of a chart.
    static func hour(_ hour: Int) -> String {
        let style = Date.FormatStyle(locale: Language.current.locale, timeZone: .gmt).hour()
        // Some versions of the locale data put a narrow space before AM and PM.
        return Date(timeIntervalSince1970: Double(hour) * 3600).formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}

extension LocalDay {
    /// Returns the present day in the service's time zone.
    static func today(by clock: any Clock) -> LocalDay {
        let now = clock.now
        let local = now.timeIntervalSince1970 + Double(DateFormat.serviceTimeZone.secondsFromGMT(for: now))
        return LocalDay(number: Int((local / 86_400).rounded(.down)))
    }
}
