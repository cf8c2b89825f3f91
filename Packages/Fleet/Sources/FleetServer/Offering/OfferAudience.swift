import Core
import FleetAPI
import Foundation
import Persistence

/// Finds the drivers to whom jobs are offered.
struct OfferAudience: Sendable {
    /// The number of drivers who are told of an offer.
    let size: Int

    /// The condition of drivers, in a row named `driver`, who can take a job.
    static let isFree: SQL = "driver.is_online = \(true) AND driver.active_job_id IS NULL AND driver.is_on_break = \(false)"

    /// Returns the free drivers nearest to the first stop of a job, but for those who declined it. Those whose place isn't known come last.
    func nearest(to place: Coordinate, of job: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            """
            SELECT driver.person_id FROM fleet_driver AS driver LEFT JOIN fleet_position AS place ON place.driver_id = driver.person_id
            WHERE \(sql: Self.isFree) AND NOT EXISTS (
                SELECT 1 FROM fleet_answer
                WHERE fleet_answer.job_id = \(job) AND fleet_answer.driver_id = driver.person_id AND fleet_answer.answer = \(OfferAnswer.declined))
            ORDER BY CASE WHEN place.latitude IS NULL THEN 1 ELSE 0 END, \(sql: RoundRepository.nearness(to: place)), driver.person_id
            LIMIT \(size)
            """)
    }

    /// Returns the drivers who became free after a round was opened, and may have seen it without having been told.
    func newcomers(since opening: Date, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            """
            SELECT driver.person_id FROM fleet_driver AS driver WHERE \(sql: Self.isFree) AND driver.idle_since > \(opening)
            ORDER BY driver.person_id LIMIT \(size)
            """)
    }
}

/// The drivers at work, from which follows why nobody is told of an offer.
struct FleetPresence: Sendable, Equatable {
    /// The drivers who are online and on no break.
    let online: Int
    /// Those of them who have no job.
    let free: Int

    static func read(in transaction: Transaction) throws -> FleetPresence {
        let row = try transaction.first(
            """
            SELECT COUNT(*) AS online, CAST(COALESCE(SUM(CASE WHEN active_job_id IS NULL THEN 1 ELSE 0 END), 0) AS BIGINT) AS free
            FROM fleet_driver WHERE is_online = \(true) AND is_on_break = \(false)
            """)
        return FleetPresence(online: try row?.get("online") ?? 0, free: try row?.get("free") ?? 0)
    }

    static func isAnybodyFree(in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT driver.id FROM fleet_driver AS driver WHERE \(sql: OfferAudience.isFree) LIMIT 1") != nil
    }

    /// The reason for which a job waits that no driver is told of.
    var reason: MatchReason {
        if online == 0 { return MatchReason(.nobodyOnline) }
        return free == 0 ? MatchReason(.everybodyBusy) : MatchReason(.everybodyDeclined, value: free)
    }
}
