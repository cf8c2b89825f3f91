import Core
import Synchronization

/// The end of a computation: its deadline, or a cancellation from any thread, whichever comes first.
public final class StopSignal: Sendable {
    /// In nanoseconds of the monotonic clock.
    let started: UInt64
    let deadline: UInt64
    private let isCanceled = Atomic(false)

    /// Creates a signal.
    ///
    /// - Parameter time: the time from now to the deadline; nil for none.
    public init(time: Duration?) {
        started = MonotonicClock.nanoseconds
        if let time {
            let (seconds, attoseconds) = time.components
            deadline = started &+ UInt64(clamping: seconds) &* 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
        } else {
            deadline = .max
        }
    }

    /// True once the computation must end.
    public var isSet: Bool { isCanceled.load(ordering: .relaxed) || deadline != .max && MonotonicClock.nanoseconds >= deadline }

    /// The part of the time that is over, from 0 to 1.
    var elapsedShare: Double {
        guard deadline != .max else { return 0 }
        return min(1, Double(MonotonicClock.nanoseconds &- started) / Double(max(deadline &- started, 1)))
    }

    /// Ends the computation now.
    public func cancel() { isCanceled.store(true, ordering: .relaxed) }
}
