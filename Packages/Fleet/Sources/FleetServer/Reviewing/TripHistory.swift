import Core
import FleetAPI
import Foundation
import Persistence

/// Reads the jobs that a driver has finished, as the driver may see them.
struct TripHistory: Sendable {
    let settings: FleetSettings
    private let jobs = JobRepository()

    init(settings: FleetSettings) { self.settings = settings }

    /// Returns up to `limit` finished jobs of a driver, newest first.
    ///
    /// - Parameter before: the job from which on to look; one that isn't the driver's has none behind it.
    func trips(of driver: Int, before: Int?, limit: Int, at now: Date, in transaction: Transaction) throws -> [FinishedTrip] {
        var rest: SQL = ""
        if let before {
            guard let last = try jobs.find(before, in: transaction), last.driverID == driver, let end = last.finishedAt else { return [] }
            rest = "AND (finished_at, id) < (\(end), \(before))"
        }
        let found = try transaction.all(
            JobRecord.self,
            """
            SELECT * FROM fleet_job WHERE driver_id = \(driver) AND finished_at IS NOT NULL AND status = \(JobStatus.finished) \(sql: rest)
            ORDER BY finished_at DESC, id DESC LIMIT \(limit)
            """)
        let stops = try jobs.stops(of: found.map(\.id), in: transaction)
        return found.compactMap { trip($0, stops[$0.id] ?? [], at: now) }
    }

    /// Returns a finished job of a driver.
    ///
    /// - Throws: `not_found` (404) for any other.
    func trip(_ id: Int, of driver: Int, at now: Date, in transaction: Transaction) throws -> FinishedTrip {
        guard let job = try jobs.find(id, in: transaction), job.driverID == driver, job.status == .finished,
            let trip = trip(job, try jobs.stops(of: [id], in: transaction)[id] ?? [], at: now)
        else { throw APIError.notFound() }
        return trip
    }

    private func trip(_ job: JobRecord, _ stops: [StopRecord], at now: Date) -> FinishedTrip? {
        guard let finishedAt = job.finishedAt else { return nil }
        let kept = stops.compactMap(\.isOnTime)
        let base = job.base(of: settings.basePayCents)
        return FinishedTrip(
            job: job.seen(stops, at: now), acceptedAt: job.acceptedAt, finishedAt: finishedAt, isOnTime: kept.isEmpty ? nil : kept.allSatisfy(\.self),
            failureReason: stops.lazy.compactMap(\.failureReason).first, baseCents: base, distanceCents: job.payCents - job.boostCents - base)
    }
}

extension JobRecord {
    /// Returns the part of the pay that any job has. The pay is what it was when the job was opened; the setting may have changed since.
    func base(of basePayCents: Int) -> Int { min(basePayCents, payCents - boostCents) }
}

extension StopRecord {
    /// True where the driver was at the customer's door by the end of the window; nil where the visit isn't over or none was promised.
    fileprivate var isOnTime: Bool? {
        guard place == .customer, status.isFinal, let windowEnd, let time = arrivedAt ?? changedAt else { return nil }
        return time <= windowEnd
    }
}
