import Foundation
import Synchronization

/// The time of the last activity in a session, which others read without waiting for the session.
final class ActivityTime: Sendable {
    private let seconds: Atomic<UInt64>

    init(_ date: Date) {
        seconds = Atomic(date.timeIntervalSinceReferenceDate.bitPattern)
    }

    /// The time.
    var date: Date { Date(timeIntervalSinceReferenceDate: Double(bitPattern: seconds.load(ordering: .relaxed))) }

    /// Records an activity.
    func set(_ date: Date) { seconds.store(date.timeIntervalSinceReferenceDate.bitPattern, ordering: .relaxed) }
}
