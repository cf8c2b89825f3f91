public import Core
import Synchronization

/// A reproducible source of randomness: the same seed gives the same bytes, those of ``SeededNumbers``.
///
/// ```swift
/// let random = SeededRandomSource(seed: 1)
/// ```
public final class SeededRandomSource: RandomSource {
    private let numbers: Mutex<SeededNumbers>

    /// Creates a source from its seed.
    public init(seed: UInt64 = 0) { numbers = Mutex(SeededNumbers(seed: seed)) }

    /// Returns the next bytes of the sequence.
    public func bytes(_ count: Int) -> [UInt8] {
        numbers.withLock { numbers in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            while bytes.count < count {
                var word = numbers.next()
                for _ in 0..<min(8, count - bytes.count) {
                    bytes.append(UInt8(truncatingIfNeeded: word))
                    word >>= 8
                }
            }
            return bytes
        }
    }
}
