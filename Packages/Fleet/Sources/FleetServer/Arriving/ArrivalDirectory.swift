import Core
import FleetAPI
public import Foundation
public import Persistence
import ServerCore

/// The time that customers wait for a driver, as learned from finished jobs, by kind of job, area and hour of the day.
public final class ArrivalDirectory: Sendable {
    /// The seconds from the start of a wait to the visit: half of the visits came within the one, four of five within the other.
    public struct Wait: Sendable, Hashable {
        /// The median.
        public let median: TimeInterval
        /// The 80th percentile.
        public let late: TimeInterval
    }

    private let recent: RecentValue<[ArrivalKey: Wait]>
    private let queue: RecentValue<DriverQueue>

    init(clock: any Clock) { (recent, queue) = (RecentValue(clock: clock), RecentValue(clock: clock)) }

    /// Returns the seconds until a driver can set off for one more pickup, as it was at most a second ago; 0 where one is free, and where none is online.
    public func delay(at time: Date, in transaction: Transaction) throws -> TimeInterval {
        try queue.value(in: transaction) { try DriverQueue.read(at: time, in: $0) }.delay
    }

    /// Returns the wait for a pickup from the time that it is asked for; nil while there are fewer than ten jobs to learn from.
    public func pickup(in area: String, at time: Date, in transaction: Transaction) throws -> Wait? {
        try wait(for: .pickup, area, time, transaction)
    }

    /// Returns the wait for a delivery from the time that the driver leaves the plant; nil while there are fewer than ten jobs to learn from.
    public func delivery(in area: String, at time: Date, in transaction: Transaction) throws -> Wait? {
        try wait(for: .delivery, area, time, transaction)
    }

    private func wait(for kind: JobKind, _ area: String, _ time: Date, _ transaction: Transaction) throws -> Wait? {
        try recent.value(in: transaction, read: Self.read)[ArrivalKey(kind: kind.rawValue, area: area, hour: ServiceDay.hour(of: time))]
    }

    private static func read(_ transaction: Transaction) throws -> [ArrivalKey: Wait] {
        let rows = try transaction.rows("SELECT kind, area, hour, median_seconds, late_seconds FROM fleet_arrival ORDER BY id")
        return Dictionary(
            try rows.map { row in
                let wait = Wait(median: try row.get("median_seconds"), late: try row.get("late_seconds"))
                return (ArrivalKey(kind: try row.get("kind"), area: try row.get("area"), hour: try row.get("hour")), wait)
            }
        ) { first, _ in first }
    }
}

/// The jobs that are learned from together.
struct ArrivalKey: Sendable, Hashable {
    let kind: String
    let area: String
    /// The hour of the day in the service's time zone.
    let hour: Int
}
