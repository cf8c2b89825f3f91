import Foundation

extension Validation where Value: BinaryInteger & Sendable {
    /// Requires a whole number in a range, bounds included.
    public static func range(_ range: ClosedRange<Value>) -> Validation {
        Validation(Self.message(Double(range.lowerBound), Double(range.upperBound))) { range.contains($0) }
    }
}

extension Validation where Value: BinaryFloatingPoint & Sendable {
    /// Requires a number in a range, bounds included. NaN is never accepted.
    public static func range(_ range: ClosedRange<Value>) -> Validation {
        Validation(Self.message(Double(range.lowerBound), Double(range.upperBound))) { range.contains($0) }
    }
}

extension Validation {
    private static func message(_ lower: Double, _ upper: Double) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: Language.current.locale)
        return Strings.validationBetween(lower.formatted(style), upper: upper.formatted(style))
    }
}
