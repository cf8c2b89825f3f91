import Foundation
import SustainabilityAPI

/// Savings as text.
enum SavingFormat {
    /// A value such as `102 L` or `-2.9 kg`.
    static func value(_ saving: Saving) -> String { "\(number(saving.value)) \(Strings.unit(saving.unit))" }

    /// A range such as `23 to 102 L`; nil where there is but one value.
    static func range(_ saving: Saving) -> String? {
        let (low, high) = (number(saving.low), number(saving.high))
        return low == high ? nil : Strings.range(low, high, Strings.unit(saving.unit))
    }

    /// A number without a fraction from 100 on, else with at most one digit of it.
    static func number(_ value: Double) -> String {
        let digits = abs(value) >= 100 ? 0 : 1
        let text = value.formatted(.number.precision(.fractionLength(0...digits)).locale(Locale(identifier: "en_US")))
        return text == "-0" ? "0" : text
    }
}
