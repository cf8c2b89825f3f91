import Foundation
import SustainabilityAPI
import Theme

/// The length of the periods that are compared.
enum ComparedPeriod: String, Sendable, Hashable, CaseIterable {
    /// A month with the one before.
    case month
    /// Three months with the three before.
    case quarter

    var months: Int { self == .month ? 1 : 3 }
}

/// The savings of a period, beside those of the period before it.
struct PeriodComparison: Sendable, Equatable {
    /// The orders and savings of a period.
    struct Period: Sendable, Equatable {
        var orders = 0
        /// The amounts by measure, in thousandths, which add up without rounding.
        private var thousandths = [0, 0, 0, 0]

        fileprivate mutating func add(_ month: MonthlySavings) {
            orders += month.orders
            for (index, measure) in Measure.allCases.enumerated() { thousandths[index] += Int((measure.saving(in: month.savings).value * 1_000).rounded()) }
        }

        /// Returns the amount saved.
        func value(_ measure: Measure) -> Double { Measure.allCases.firstIndex(of: measure).map { Double(thousandths[$0]) / 1_000 } ?? 0 }
    }

    /// The period that ends with the present month.
    let present: Period
    /// The period of the same length before it.
    let former: Period

    /// Compares the months that end with the one of a time with those before.
    init(_ months: [MonthlySavings], by period: ComparedPeriod, at now: Date) {
        let last = Self.number(of: now)
        var (present, former) = (Period(), Period())
        for month in months {
            guard let age = Self.number(of: month.month).map({ last - $0 }) else { continue }
            if (0..<period.months).contains(age) { present.add(month) }
            if (period.months..<2 * period.months).contains(age) { former.add(month) }
        }
        (self.present, self.former) = (present, former)
    }

    /// Returns the number of a month since the year 0; nil for a text that is none.
    private static func number(of month: String) -> Int? {
        let parts = month.split(separator: "-").compactMap { Int($0) }
        return parts.count == 2 ? parts[0] * 12 + parts[1] : nil
    }

    private static func number(of date: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = DateFormat.serviceTimeZone
        let parts = calendar.dateComponents([.year, .month], from: date)
        return (parts.year ?? 0) * 12 + (parts.month ?? 0)
    }
}
