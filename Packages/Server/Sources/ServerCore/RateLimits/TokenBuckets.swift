import Foundation
import Synchronization

/// Token buckets by key, in bounded memory.
///
/// A bucket is one number, the time at which it will be full again (the generic cell rate algorithm, ITU-T I.371). Keys live in two generations: when the
/// younger one is full it becomes the older one, and what was the older one is dropped. So a key that is used stays, at most twice the capacity is
/// held, and nothing is ever searched.
final class TokenBuckets<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var young: [Key: TimeInterval] = [:]
        var old: [Key: TimeInterval] = [:]
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Takes a token.
    ///
    /// - Parameters:
    ///   - count: how many tokens a full bucket holds.
    ///   - period: how many seconds an empty bucket takes to be full.
    ///   - now: in seconds.
    /// - Returns: how many seconds to wait where there is none, else nil.
    func take(_ key: Key, count: Double, period: TimeInterval, now: TimeInterval) -> TimeInterval? {
        state.withLock { state in
            let interval = period / count
            // A clock that was set back must not close a bucket for longer than it takes to fill.
            let full = min(max(state.young[key] ?? state.old[key] ?? now, now), now + period)
            let wait = full + interval - now - period
            // Below a microsecond it is rounding.
            guard wait < 0.000_001 else { return wait }
            if state.young.count >= capacity, state.young[key] == nil { (state.old, state.young) = (state.young, [:]) }
            state.young[key] = full + interval
            return nil
        }
    }

    /// How many keys are held.
    var size: Int { state.withLock { $0.young.count + $0.old.count } }
}
