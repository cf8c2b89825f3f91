import Core
import Foundation

extension Strings {
    static func measure(_ measure: Measure) -> String {
        switch measure {
        case .water: water
        case .energy: energy
        case .co2: co2
        case .time: time
        }
    }

    static func unit(_ unit: String) -> String { unit == "kg" ? "kg CO₂" : unit }

    static func name(_ period: ComparedPeriod) -> String {
        switch period {
        case .month: compareMonth
        case .quarter: compareQuarter
        }
    }

    /// Returns a difference with its sign, such as `+16 L`.
    static func difference(_ value: Double, unit: String) -> String {
        let text = SavingFormat.value(value, unit: unit)
        return value > 0 && !text.hasPrefix("0 ") ? "+\(text)" : text
    }

    /// Returns the name of a month such as `2026-01` with its year.
    static func monthAndYear(_ month: String) -> String { "\(self.month(month)) \(month.prefix(4))" }

    /// Returns the short name of a month such as `2026-01`.
    static func month(_ month: String) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Language.current.locale
        let names = calendar.shortStandaloneMonthSymbols
        guard let number = month.split(separator: "-").last.flatMap({ Int($0) }), names.indices.contains(number - 1) else { return month }
        return names[number - 1]
    }
}
