package import Foundation
import Synchronization

/// Token buckets by key, in bounded memory.
///
/// A bucket is a single number, the time at which it will be full again (the generic cell rate algorithm, ITU-T I.371). Keys are kept in two generations:
/// when the younger one is full, it becomes the older one, and the previous older one is dropped. So a key in use stays, at most twice the capacity is
/// held, and nothing needs to be searched.
package final class TokenBuckets<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var young: [Key: TimeInterval] = [:]
        var old: [Key: TimeInterval] = [:]
    }

    private let capacity: Int
    private let state = Mutex(State())

    package init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Takes a token.
    ///
    /// - Parameters:
    ///   - count: the number of tokens in a full bucket.
    ///   - period: the seconds in which an empty bucket refills.
    ///   - now: in seconds.
    /// - Returns: the seconds to wait if no token is left; nil otherwise.
    package func take(_ key: Key, count: Double, period: TimeInterval, now: TimeInterval) -> TimeInterval? {
        state.withLock { state in
            let interval = period / count
            // If the clock was set back, a bucket must not stay closed longer than it takes to refill.
            let full = min(max(state.young[key] ?? state.old[key] ?? now, now), now + period)
            let wait = full + interval - now - period
            // Less than a microsecond is a rounding error.
            guard wait < 0.000_001 else { return wait }
            if state.young.count >= capacity, state.young[key] == nil { (state.old, state.young) = (state.young, [:]) }
            state.young[key] = full + interval
            return nil
        }
    }

    /// The number of keys held.
    package var size: Int { state.withLock { $0.young.count + $0.old.count } }
}
