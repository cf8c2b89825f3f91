import Core

/// Choices that are the same in each run: numbers from a seed (SplitMix64, by Steele, Lea and Flood, 2014). Keys and tokens aren't made with it.
struct SeededChoice: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number in a range.
    mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

    /// Returns a number in a range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() >> 11) / Double(UInt64(1) << 53) * (range.upperBound - range.lowerBound)
    }

    /// Returns an element; nil if there is none.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(in: 0...elements.count - 1)]
    }

    /// Returns true in a share of the cases.
    mutating func isTrue(_ share: Double) -> Bool { number(in: 0.0...1.0) < share }

    /// Returns the index of one of some weights, more often of a greater one.
    mutating func index(_ weights: [Double]) -> Int {
        var left = number(in: 0.0...1.0) * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            left -= weight
            if left < 0 { return index }
        }
        return weights.lastIndex { $0 > 0 } ?? 0
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
