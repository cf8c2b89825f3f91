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

    /// Returns the short name of a month such as `2026-01`.
    static func month(_ month: String) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Language.current.locale
        let names = calendar.shortStandaloneMonthSymbols
        guard let number = month.split(separator: "-").last.flatMap({ Int($0) }), names.indices.contains(number - 1) else { return month }
        return names[number - 1]
    }
}
