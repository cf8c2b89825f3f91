import SustainabilityAPI
import Theme

/// Savings as text.
enum SavingFormat {
    /// A value such as `102 L` or `-2.9 kg`.
    static func value(_ saving: Saving) -> String { "\(number(saving.value)) \(Strings.unit(saving.unit))" }

    /// A range such as `23 to 102 L`; nil where there is but one value.
    static func range(_ saving: Saving) -> String? {
        let (low, high) = (number(saving.low), number(saving.high))
        return low == high ? nil : Strings.range(low, high: high, unit: Strings.unit(saving.unit))
    }

    /// A number without a fraction from 100 on, else with at most one digit of it.
    static func number(_ value: Double) -> String {
        NumberFormat.format(value, decimals: abs(value) >= 100 ? 0 : 1)
    }
}
