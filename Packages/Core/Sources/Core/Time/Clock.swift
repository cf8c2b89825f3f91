public import Foundation

/// A source of time, resolved from the container so that tests control it.
///
/// ```swift
/// let expiresAt = clock.now.addingTimeInterval(15 * 60)
/// try await clock.sleep(for: .seconds(40))
/// ```
public protocol Clock: Sendable {
    /// The current time.
    var now: Date { get }

    /// Suspends for a duration.
    ///
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    func sleep(for duration: Duration) async throws
}

/// The system's clock.
public struct SystemClock: Clock {
    /// Creates the clock.
    public init() {}

    /// The current time of the system.
    public var now: Date { Date() }

    /// Suspends for a duration, on a clock that keeps running while the machine sleeps.
    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration, clock: .continuous)
    }
}

/// A clock that never goes back, for measuring durations. It is unrelated to the time of day.
public enum MonotonicClock {
    private static let start = ContinuousClock.now

    /// Nanoseconds since the clock's first use in this process.
    public static var nanoseconds: UInt64 {
        let elapsed = start.duration(to: .now).components
        return UInt64(clamping: elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
    }
}
