public import Foundation

/// The source of time. Taken from the container everywhere, so that tests decide what time it is.
///
/// ```swift
/// let expiresAt = clock.now.addingTimeInterval(15 * 60)
/// try await clock.sleep(for: .seconds(40))
/// ```
public protocol Clock: Sendable {
    /// The present moment.
    var now: Date { get }

    /// Suspends for a duration.
    ///
    /// - Throws: `CancellationError` when the surrounding task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws
}

/// The machine's own clock.
public struct SystemClock: Clock {
    /// Creates the clock.
    public init() {}

    /// The present moment, by the machine.
    public var now: Date { Date() }

    /// Suspends for a duration on a clock that doesn't stop while the machine sleeps.
    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration, clock: .continuous)
    }
}
