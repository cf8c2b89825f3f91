import SustainabilityAPI
import Theme

/// Formats savings.
enum SavingFormat {
    /// Returns a text such as `102 L` or `-2.9 kg CO₂`.
    static func value(_ saving: Saving) -> String { value(saving.value, unit: saving.unit) }

    /// Returns a text such as `102 L`. From ten hours on, times are in hours.
    static func value(_ value: Double, unit: String) -> String {
        if unit == Measure.time.unit, abs(value) >= 600 { return Strings.hours(number(value / 60)) }
        return "\(number(value)) \(Strings.unit(unit))"
    }

    /// Returns a text such as `23 to 102 L`; nil where both bounds read the same.
    static func range(_ saving: Saving) -> String? {
        let (low, high) = (number(saving.low), number(saving.high))
        return low == high ? nil : Strings.range(low, high: high, unit: Strings.unit(saving.unit))
    }

    /// Returns what a saving means, such as `used 2.9 kg CO₂ more than at home`.
    static func words(_ saving: Saving) -> String {
        if number(saving.value) == number(0) { return Strings.asAtHome }
        return saving.value < 0 ? Strings.usedMore(value(-saving.value, unit: saving.unit)) : Strings.saved
    }

    /// Returns a number with at most one decimal, from 100 on with none.
    static func number(_ value: Double) -> String {
        NumberFormat.format(value, decimals: abs(value) >= 100 ? 0 : 1)
    }

    /// Returns a number with all the digits that are computed with.
    static func exact(_ value: Double) -> String { NumberFormat.format(value, decimals: 6) }
}
