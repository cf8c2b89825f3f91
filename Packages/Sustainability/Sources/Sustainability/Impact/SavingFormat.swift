import SustainabilityAPI
import Theme

/// Formats savings.
enum SavingFormat {
    /// Returns a text such as `102 L` or `-2.9 kg CO₂`.
    static func value(_ saving: Saving) -> String { "\(number(saving.value)) \(Strings.unit(saving.unit))" }

    /// Returns a text such as `23 to 102 L`; nil where both bounds read the same.
    static func range(_ saving: Saving) -> String? {
        let (low, high) = (number(saving.low), number(saving.high))
        return low == high ? nil : Strings.range(low, high: high, unit: Strings.unit(saving.unit))
    }

    /// Returns a number with at most one decimal, from 100 on with none.
    static func number(_ value: Double) -> String {
        NumberFormat.format(value, decimals: abs(value) >= 100 ? 0 : 1)
    }
}
