import Synchronization

/// The end of the time that a computation has, or its cancellation, whichever comes first.
final class MatchDeadline: Sendable {
    private let end: ContinuousClock.Instant
    private let isCanceled = Atomic(false)

    init(after time: Duration) { end = .now + time }

    /// True once the computation must end.
    var isOver: Bool { isCanceled.load(ordering: .relaxed) || ContinuousClock.now >= end }

    func cancel() { isCanceled.store(true, ordering: .relaxed) }
}
