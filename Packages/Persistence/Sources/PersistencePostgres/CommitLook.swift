import CPostgres
import Core

/// A look, at intervals, whether any transaction was committed on a server: announcements may have been lost with the process that made them.
struct CommitLook {
    private let interval: UInt64
    private var due: UInt64
    private var snapshot: String?

    /// - Parameter interval: the time between two looks.
    init(every interval: Duration) {
        self.interval = UInt64(interval.milliseconds) * 1_000_000
        due = 0
    }

    /// The time until the next look.
    var millisecondsLeft: Int {
        let time = MonotonicClock.nanoseconds
        return due > time ? Int((due - time) / 1_000_000) + 1 : 0
    }

    /// Returns whether a transaction was committed since the last look. Between two looks and at the first one it returns false.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` if the server can't be asked.
    mutating func findsCommits(on handle: OpaquePointer) throws -> Bool {
        guard millisecondsLeft == 0 else { return false }
        due = MonotonicClock.nanoseconds + interval
        // Equal snapshots see the same transactions: those that ran at the last look are listed in it.
        let new = try PostgresOpening.text("SELECT pg_current_snapshot()", on: handle)
        defer { snapshot = new }
        return snapshot != nil && snapshot != new
    }
}
