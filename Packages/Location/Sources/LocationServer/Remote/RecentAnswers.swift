import Core
import Foundation
import Synchronization

/// Answers of another server, each kept until its time, in bounded memory.
final class RecentAnswers<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let capacity: Int
    private let clock: any Clock
    private let kept = Mutex<[Key: (answer: Answer, until: Date)]>([:])

    /// - Parameter capacity: the most answers that are kept.
    init(capacity: Int, clock: any Clock) { (self.capacity, self.clock) = (capacity, clock) }

    /// Returns the answer that is kept for a key; nil if there is none, or its time has passed.
    func answer(for key: Key) -> Answer? {
        let now = clock.now
        return kept.withLock { kept in kept[key].flatMap { $0.until > now ? $0.answer : nil } }
    }

    /// Keeps an answer for some seconds. Where there is no room, answers whose time has passed make it, or else all do.
    func keep(_ answer: Answer, for key: Key, seconds: TimeInterval) {
        let now = clock.now
        kept.withLock { kept in
            if kept.count >= capacity {
                kept = kept.filter { $0.value.until > now }
                if kept.count >= capacity { kept = [:] }
            }
            kept[key] = (answer, now.addingTimeInterval(seconds))
        }
    }
}
