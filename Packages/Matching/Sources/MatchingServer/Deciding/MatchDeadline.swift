import Core
import Synchronization

/// The end of the time that a computation has, or its cancellation, whichever comes first.
final class MatchDeadline: Sendable {
    /// In nanoseconds of the monotonic clock.
    private let end: UInt64
    private let isCanceled = Atomic(false)

    init(after time: Duration) { end = MonotonicClock.nanoseconds &+ UInt64(max(0, time / .nanoseconds(1))) }

    /// True once the computation must end.
    var isOver: Bool { isCanceled.load(ordering: .relaxed) || MonotonicClock.nanoseconds >= end }

    func cancel() { isCanceled.store(true, ordering: .relaxed) }
}
