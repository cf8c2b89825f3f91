/// How much of something was saved, between a low and a high bound. A negative value says that more was used than at home.
public struct Saving: Codable, Sendable, Hashable {
    /// The value by the method's defaults.
    public let value: Double
    /// The lowest value in the method's range.
    public let low: Double
    /// The highest value in the method's range.
    public let high: Double
    /// What it is counted in: `L`, `kWh`, `kg` or `min`.
    public let unit: String

    /// Creates a saving, rounded to a thousandth; the bounds are put in order.
    public init(value: Double, low: Double, high: Double, unit: String) {
        self.value = Self.rounded(value)
        self.low = Self.rounded(min(low, high))
        self.high = Self.rounded(max(low, high))
        self.unit = unit
    }

    private static func rounded(_ number: Double) -> Double {
        // Adding 0 makes a plain zero of a negative one.
        (number * 1_000).rounded() / 1_000 + 0
    }
}
