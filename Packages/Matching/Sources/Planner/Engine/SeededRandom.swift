/// Random numbers that depend on a seed only: SplitMix64.
struct SeededRandom {
    private var state: UInt64

    /// Mixes the seed, since the states of one sequence follow each other by the same step: those of neighboring seeds would be the same sequence, shifted.
    init(seed: UInt64) { state = Self.mix(Self.mix(seed) ^ 0xD1B5_4A32_D192_ED03) }

    @inline(__always)
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `bound`.
    @inline(__always)
    mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound)).high) }

    /// A number from 0 to below 1.
    @inline(__always)
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
