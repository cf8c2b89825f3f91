import Core
import Foundation

extension Strings {
    static func unit(_ unit: String) -> String { unit == "kg" ? "kg CO₂" : unit }

    /// The month of a text such as `2026-01`, in its short form.
    static func month(_ month: String) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Language.current.locale
        let names = calendar.shortStandaloneMonthSymbols
        guard let number = month.split(separator: "-").last.flatMap({ Int($0) }), names.indices.contains(number - 1) else { return month }
        return names[number - 1]
    }
}
