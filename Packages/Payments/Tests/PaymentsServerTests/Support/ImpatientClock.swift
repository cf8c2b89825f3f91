import Core
import Foundation
import Synchronization

/// A clock whose sleepers wake at once, while its time moves on by what they would have slept. Deadlines of calls don't pass.
final class ImpatientClock: Clock {
    private let time = Mutex(Date(timeIntervalSince1970: 1_767_268_800))
    private let naps = Mutex<[Duration]>([])

    var now: Date { time.withLock { $0 } }

    /// The sleeps shorter than a call's deadline.
    var pauses: [Duration] { naps.withLock { $0 } }

    func sleep(for duration: Duration) async throws {
        guard duration < .seconds(15) else {
            // The deadline of a call, which is canceled when the call ends.
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
        }
        naps.withLock { $0.append(duration) }
        time.withLock { $0 += duration / .seconds(1) }
    }
}
