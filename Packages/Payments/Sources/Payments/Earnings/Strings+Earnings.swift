import Core
import Foundation
import PaymentsAPI
import Theme

extension Strings {
    static func name(_ period: EarningsPeriod) -> String {
        switch period {
        case .day: periodDay
        case .week: periodWeek
        case .month: periodMonth
        }
    }

    static func name(_ kind: EarningKind) -> String {
        switch kind {
        case .base: earningBase
        case .distance: earningDistance
        case .boost: earningBoost
        case .tip: earningTip
        case .fee: earningFee
        }
    }

    /// The day, week or month of a total, as in `Thu, Jan 1`, `Dec 29 – Jan 4` and `January 2026`.
    static func name(of total: EarningsTotal, _ period: EarningsPeriod) -> String {
        switch period {
        case .day: DateFormat.day(total.start)
        case .week: periodRange(date(total.start) { $0.month(.abbreviated).day() }, to: date(total.end.addingTimeInterval(-1)) { $0.month(.abbreviated).day() })
        case .month: date(total.start) { $0.month(.wide).year() }
        }
    }

    /// A day, week or month below a bar, as in `Thu`, `Dec 29` and `Jan`.
    static func shortName(of total: EarningsTotal, _ period: EarningsPeriod) -> String {
        date(total.start) { style in
            switch period {
            case .day: style.weekday(.abbreviated)
            case .week: style.month(.abbreviated).day()
            case .month: style.month(.abbreviated)
            }
        }
    }

    /// An amount without cents, above a bar.
    static func wholeAmount(_ cents: Int, _ currency: String) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: currency).precision(.fractionLength(0)).locale(Language.current.locale))
    }

    /// The time in which a payout was earned, and the bank's reference.
    static func description(of payout: DriverPayout) -> String {
        let last = DateFormat.day(payout.until)
        let period = payout.from.map { periodRange(DateFormat.day($0), to: last) } ?? payoutUntil(last)
        return payout.reference.map { "\(period) · \($0)" } ?? period
    }

    private static func date(_ date: Date, _ style: (Date.FormatStyle) -> Date.FormatStyle) -> String {
        date.formatted(style(Date.FormatStyle(locale: Language.current.locale, timeZone: DateFormat.serviceTimeZone)))
    }
}
