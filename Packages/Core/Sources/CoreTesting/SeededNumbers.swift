/// Random numbers that are the same for the same seed (SplitMix64, by Steele, Lea and Flood, 2014), for tests over many random values.
///
/// ```swift
/// var numbers = SeededNumbers(seed: 7)
/// let count = Int.random(in: 1...10, using: &numbers)
/// ```
public struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from its seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number of the sequence.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
