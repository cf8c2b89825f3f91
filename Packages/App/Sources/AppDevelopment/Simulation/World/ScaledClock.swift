import Core
import Foundation
import Synchronization

/// A clock that stands still until it is started, and then runs faster than the system's.
final class ScaledClock: Core.Clock {
    /// The time that the clock shows until it is started.
    let start: Date
    /// The seconds that pass on this clock in a second of the system's.
    let speed: Double
    /// The monotonic time of the start; nil before it.
    private let started = Mutex<UInt64?>(nil)

    init(start: Date, speed: Double) { (self.start, self.speed) = (start, speed) }

    var now: Date {
        guard let started = started.withLock(\.self) else { return start }
        return start.addingTimeInterval(Double(MonotonicClock.nanoseconds - started) / 1_000_000_000 * speed)
    }

    /// Starts the clock. Starting it again changes nothing.
    func run() {
        let now = MonotonicClock.nanoseconds
        started.withLock { $0 = $0 ?? now }
    }

    func sleep(for duration: Duration) async throws { try await SystemClock().sleep(for: duration / speed) }
}

/// The clock of simulated people's devices: it shows the time of the simulation, but waits as long as the system's, since what a device waits for is the network.
struct DeviceClock: Core.Clock {
    /// The clock of the simulation.
    let simulation: any Core.Clock

    var now: Date { simulation.now }

    func sleep(for duration: Duration) async throws { try await SystemClock().sleep(for: duration) }
}
