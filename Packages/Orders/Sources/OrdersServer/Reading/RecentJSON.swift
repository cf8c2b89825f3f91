import ServerCore
import Synchronization

/// JSON that was sent lately, by key, in bounded memory.
///
/// It is held in two generations, as in ``/ServerCore/RateLimiter``: when the younger one is full, it becomes the older one, and the older one is dropped.
final class RecentJSON<Key: Hashable & Sendable>: Sendable {
    private struct Generations {
        var young: [Key: EncodedJSON] = [:]
        var old: [Key: EncodedJSON] = [:]
        var youngBytes = 0
    }

    private let kept = Mutex(Generations())
    private let capacity: Int

    /// - Parameter capacity: the bytes of a generation.
    init(capacity: Int) { self.capacity = capacity }

    /// Returns what is kept for keys, in their order.
    func json(_ keys: [Key]) -> [EncodedJSON?] { kept.withLock { kept in keys.map { kept.young[$0] ?? kept.old[$0] } } }

    /// Keeps JSON.
    func keep(_ entries: [(key: Key, json: EncodedJSON)]) {
        kept.withLock { kept in
            for (key, json) in entries {
                if kept.youngBytes + json.count > capacity { kept = Generations(old: kept.young) }
                if kept.young.updateValue(json, forKey: key) == nil { kept.youngBytes += json.count }
            }
        }
    }

    /// The number of entries held.
    var count: Int { kept.withLock { $0.young.count + $0.old.count } }
}
