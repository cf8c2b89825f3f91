import Core
import Foundation
import Synchronization

/// A clock that begins in the past and is moved forward by hand. Sleeping takes real time, since nothing but deadlines waits on it.
final class HistoryClock: Core.Clock {
    private let time: Mutex<Date>

    init(_ start: Date) { time = Mutex(start) }

    var now: Date { time.withLock { $0 } }

    /// Moves the time forward; a time in the clock's past changes nothing.
    func move(to later: Date) { time.withLock { $0 = max($0, later) } }

    func sleep(for duration: Duration) async throws { try await SystemClock().sleep(for: duration) }
}
