import Core
import Foundation
import Synchronization

/// Gives turns to requests to another server, which is asked no more often than it permits, and left alone for a while after it failed.
final class RequestTurns: Sendable {
    private let interval: TimeInterval
    private let longestWait: TimeInterval
    private let clock: any Clock
    /// The time from which the next request may be sent.
    private let next = Mutex(Date.distantPast)

    /// - Parameters:
    ///   - interval: the time between two requests, in seconds.
    ///   - longestWait: the longest wait for a turn, in seconds.
    init(interval: TimeInterval, longestWait: TimeInterval, clock: any Clock) {
        (self.interval, self.longestWait, self.clock) = (interval, longestWait, clock)
    }

    /// Waits for a turn.
    ///
    /// - Returns: false where the turn is too far away, as after a failure; then nobody waited.
    /// - Throws: `CancellationError`.
    func take() async throws -> Bool {
        let now = clock.now
        let wait: TimeInterval? = next.withLock { next in
            let turn = max(next, now)
            let wait = turn.timeIntervalSince(now)
            guard wait <= longestWait else { return nil }
            next = turn.addingTimeInterval(interval)
            return wait
        }
        guard let wait else { return false }
        if wait > 0 { try await clock.sleep(for: .seconds(wait)) }
        return true
    }

    /// Gives no turns for a while, an hour at most.
    func rest(_ seconds: TimeInterval) {
        let until = clock.now.addingTimeInterval(min(max(seconds, longestWait + 1), 3600))
        next.withLock { $0 = max($0, until) }
    }
}
