/// One value of a chart.
public struct ChartPoint: Sendable, Hashable {
    /// What it stands for, such as a month.
    public let name: String
    /// How much; it may be negative.
    public let value: Double
    /// The value as the person reads it, with its unit.
    public let text: String

    /// Makes a value.
    public init(name: String, value: Double, text: String) {
        self.name = name
        self.value = value
        self.text = text
    }

    #if DEBUG
    static let samples = [("Jun", 38), ("Jul", 52), ("Aug", 47), ("Sep", 61), ("Oct", 86), ("Nov", 74)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\(Int($0.1)) L")
    }
    static let mixedSamples = [("Week 1", 4.2), ("Week 2", -1.6), ("Week 3", 2.8)].map {
        ChartPoint(name: $0.0, value: $0.1, text: "\($0.1) kg")
    }
    #endif
}

/// One bar of a chart.
public typealias Bar = ChartPoint
