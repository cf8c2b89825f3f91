import Core
import FleetAPI
import Foundation
import Persistence

/// Offers open jobs to drivers, and withdraws offers.
struct OfferBoard: Sendable {
    let settings: FleetSettings
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let offers = OfferRepository()

    init(settings: FleetSettings, publisher: FleetPublisher) {
        self.settings = settings
        self.publisher = publisher
    }

    /// Offers waiting jobs to all online drivers without a job, except those who already have the offer or declined it.
    ///
    /// - Parameter chosen: the only jobs to offer; nil for all.
    func offerOpenJobs(_ chosen: [Int]? = nil, at now: Date, in transaction: Transaction) throws {
        let waiting: SQL = if let chosen { "j.id IN \(list: chosen) AND j.status = \(JobStatus.offered)" } else { "j.status = \(JobStatus.offered)" }
        let wanted = try transaction.rows(
            """
            SELECT j.id AS job_id, j.order_id, d.person_id,
                (SELECT COUNT(*) FROM fleet_offer p WHERE p.job_id = j.id AND p.driver_id = d.person_id) AS earlier
            FROM fleet_job j JOIN fleet_driver d ON d.is_online = \(true) AND d.active_job_id IS NULL
            WHERE \(sql: waiting) AND NOT EXISTS (
                SELECT 1 FROM fleet_offer o
                WHERE o.job_id = j.id AND o.driver_id = d.person_id AND o.status IN \(list: [OfferStatus.offered, .declined]))
            ORDER BY j.id, d.person_id
            """)
        let expiresAt = now.addingTimeInterval(settings.offerLifetime / .seconds(1))
        var offered: [Int: (order: Int, drivers: [Int])] = [:]
        for row in wanted {
            let (job, driver, earlier) = (try row.get("job_id", as: Int.self), try row.get("person_id", as: Int.self), try row.get("earlier", as: Int.self))
            let made = try transaction.execute(
                """
                INSERT INTO fleet_offer (job_id, driver_id, round, status, offered_at, expires_at)
                VALUES (\(job), \(driver), \(earlier + 1), \(OfferStatus.offered), \(now), \(expiresAt))
                ON CONFLICT (job_id, driver_id, round) DO NOTHING
                """)
            guard made == 1 else { continue }
            let order = try row.get("order_id", as: Int.self)
            offered[job, default: (order, [])].drivers.append(driver)
        }
        for (job, offer) in offered.sorted(by: { $0.key < $1.key }) {
            try publisher.offered(JobOffered(job: job, order: offer.order, drivers: offer.drivers), in: transaction)
        }
    }

    /// Closes the open offers of a job that a driver got, or that no longer needs one. The winner's other offers are withdrawn too.
    ///
    /// - Parameter winner: the driver who got the job; nil where nobody did.
    func close(_ job: Int, winner: Int?, at now: Date, in transaction: Transaction) throws {
        if let winner {
            try transaction.execute(
                """
                UPDATE fleet_offer SET status = \(OfferStatus.accepted), answered_at = \(now)
                WHERE job_id = \(job) AND driver_id = \(winner) AND status = \(OfferStatus.offered)
                """)
            try drivers.clearUnanswered(winner, in: transaction)
            try offers.withdrawAll(to: winner, at: now, in: transaction)
        }
        let losers = try transaction.values(
            Int.self, "SELECT driver_id FROM fleet_offer WHERE job_id = \(job) AND status = \(OfferStatus.offered) ORDER BY driver_id")
        guard !losers.isEmpty else { return }
        try transaction.execute(
            """
            UPDATE fleet_offer SET status = \(OfferStatus.withdrawn), answered_at = \(now)
            WHERE job_id = \(job) AND status = \(OfferStatus.offered)
            """)
        try publisher.withdrawn(jobs.get(job, in: transaction), from: losers, in: transaction)
    }
}
