/// The range of a chart's values, which always holds zero, and where a value stands in it.
struct ChartScale {
    private let low: Double
    private let high: Double

    init(_ values: [Double]) {
        low = min(values.min() ?? 0, 0)
        high = max(values.max() ?? 0, 0)
    }

    /// Whether a value lies below zero.
    var hasNegative: Bool { low < 0 }

    /// The distance of a value from the top, in hundredths of the height.
    func percent(_ value: Double) -> Double {
        let range = high - low
        // All values zero: the line lies at the bottom.
        guard range > 0 else { return 100 }
        return ((high - value) / range * 1000).rounded() / 10
    }
}
