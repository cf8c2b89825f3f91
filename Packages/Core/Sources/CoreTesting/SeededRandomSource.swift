public import Core
import Synchronization

/// A reproducible source of randomness: the same seed gives the same bytes (SplitMix64, by Steele, Lea and Flood, 2014).
///
/// ```swift
/// let random = SeededRandomSource(seed: 1)
/// ```
public final class SeededRandomSource: RandomSource {
    private let state: Mutex<UInt64>

    /// Creates a source from its seed.
    public init(seed: UInt64 = 0) { state = Mutex(seed) }

    /// Returns the next bytes of the sequence.
    public func bytes(_ count: Int) -> [UInt8] {
        state.withLock { state in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            while bytes.count < count {
                var word = Self.next(&state)
                for _ in 0..<min(8, count - bytes.count) {
                    bytes.append(UInt8(truncatingIfNeeded: word))
                    word >>= 8
                }
            }
            return bytes
        }
    }

    private static func next(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
