import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// The jobs that wait for a driver now, and the drivers who can take them.
struct DriverQueue: Sendable, Equatable {
    /// The jobs that wait for a driver who sets off soon.
    var waiting = 0
    /// The drivers who are online.
    var online = 0
    /// Those of them who have no job.
    var free = 0
    /// The seconds that the open jobs take on average.
    var jobSeconds: TimeInterval = 0

    /// The time before a window at which its job joins the queue: an hour.
    static let ahead: TimeInterval = 3600

    /// The seconds until a driver can set off for one more job; 0 where one is free, and where none is online, as nobody knows when one will be.
    var delay: TimeInterval {
        guard online > 0, waiting >= free else { return 0 }
        return Double(waiting - free + 1) * jobSeconds / Double(online)
    }

    static func read(at now: Date, in transaction: Transaction) throws -> DriverQueue {
        let drivers = try transaction.first(
            """
            SELECT COUNT(*) AS online, CAST(COALESCE(SUM(CASE WHEN active_job_id IS NULL THEN 1 ELSE 0 END), 0) AS BIGINT) AS free
            FROM fleet_driver WHERE is_online = \(true) AND is_on_break = \(false)
            """)
        let jobs = try transaction.first(
            """
            SELECT CAST(COALESCE(SUM(CASE WHEN status = \(JobStatus.offered) THEN 1 ELSE 0 END), 0) AS BIGINT) AS waiting,
            CAST(COALESCE(SUM(duration_seconds), 0) AS BIGINT) AS seconds, COUNT(*) AS jobs
            FROM fleet_job WHERE status IN \(list: [JobStatus.offered, .accepted, .started]) AND NOT EXISTS (
                SELECT 1 FROM fleet_stop WHERE job_id = fleet_job.id AND window_start > \(now.addingTimeInterval(ahead)))
            """)
        let (seconds, count): (Int, Int) = (try jobs?.get("seconds") ?? 0, try jobs?.get("jobs") ?? 0)
        return DriverQueue(
            waiting: try jobs?.get("waiting") ?? 0, online: try drivers?.get("online") ?? 0, free: try drivers?.get("free") ?? 0,
            jobSeconds: count == 0 ? 0 : Double(seconds) / Double(count))
    }
}
