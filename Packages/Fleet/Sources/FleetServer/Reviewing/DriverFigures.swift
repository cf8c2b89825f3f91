import Core
import FleetAPI
import Foundation
import Persistence

/// Counts what a driver did in the last 28 days.
struct DriverFigures: Sendable {
    /// The number of days that count, today among them.
    static let days = 28

    /// Knows how customers rate drivers; nil where nothing does.
    let ratings: (any DriverRatings)?
    private let answers = AnswerRepository()

    init(ratings: (any DriverRatings)?) { self.ratings = ratings }

    /// Returns the figures of a driver.
    func metrics(of driver: Int, at now: Date, in transaction: Transaction) throws -> DriverMetrics {
        let since = ServiceDay.start(of: now, daysAgo: Self.days - 1)
        let jobs = try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM fleet_job WHERE driver_id = \(driver) AND finished_at >= \(since) AND status = \(JobStatus.finished)
            """)
        let visits = try transaction.first(
            """
            SELECT COUNT(CASE WHEN stop.status = 'failed' THEN 1 END) AS failed, COUNT(stop.window_end) AS promised,
            COUNT(CASE WHEN COALESCE(stop.arrived_at, stop.changed_at) <= stop.window_end THEN 1 END) AS kept
            FROM fleet_job AS job JOIN fleet_stop AS stop ON stop.job_id = job.id
            WHERE job.driver_id = \(driver) AND job.finished_at >= \(since) AND job.status = \(JobStatus.finished)
            AND stop.place = \(StopPlace.customer) AND stop.status IN \(list: [StopStatus.done, .failed])
            """)
        let (promised, kept) = (try visits?.get("promised", as: Int.self) ?? 0, try visits?.get("kept", as: Int.self) ?? 0)
        let offers = try answers.counts(of: driver, since: since, in: transaction)
        let (accepted, all) = (offers[.accepted, default: 0], offers.values.reduce(0, +))
        let rating = try ratings?.rating(of: driver, in: transaction)
        return DriverMetrics(
            since: since, finishedJobs: jobs, failedStops: try visits?.get("failed") ?? 0, promisedVisits: promised,
            onTimeShare: promised == 0 ? nil : Double(kept) / Double(promised), acceptedOffers: accepted, declinedOffers: offers[.declined, default: 0],
            unansweredOffers: offers[.unanswered, default: 0], acceptanceShare: all == 0 ? nil : Double(accepted) / Double(all),
            rating: rating.map { ($0.average * 10).rounded() / 10 }, ratings: rating?.count)
    }
}
