import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Reads jobs and stops.
struct JobRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> JobRecord? {
        try transaction.first(JobRecord.self, "SELECT * FROM fleet_job WHERE id = \(id)")
    }

    /// Returns a job.
    ///
    /// - Throws: `not_found` (404).
    func get(_ id: Int, in transaction: Transaction) throws -> JobRecord {
        guard let job = try find(id, in: transaction) else { throw APIError.notFound() }
        return job
    }

    func all(_ ids: [Int], in transaction: Transaction) throws -> [JobRecord] {
        try transaction.all(JobRecord.self, "SELECT * FROM fleet_job WHERE id IN \(list: ids)")
    }

    /// Returns the job of an order that waits for a driver or is under way.
    func current(ofOrder order: Int, in transaction: Transaction) throws -> JobRecord? {
        try transaction.first(
            JobRecord.self,
            """
            SELECT * FROM fleet_job
            WHERE order_id = \(order) AND status IN \(list: [JobStatus.offered, .accepted, .started]) ORDER BY id DESC LIMIT 1
            """)
    }

    /// Stores a job like another, with its first stops as they were at the beginning.
    func copy(_ job: JobRecord, sequence: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let copy = try transaction.insert(
            into: "fleet_job",
            [
                "order_id": job.orderID, "order_sequence": sequence, "customer_id": job.customerID, "kind": job.kind.rawValue,
                "status": JobStatus.offered.rawValue, "area": job.area, "pay_cents": job.payCents, "boost_cents": job.boostCents,
                "currency": job.currency, "distance_meters": job.distanceMeters, "duration_seconds": job.durationSeconds, "bags": job.bags,
                "created_at": now,
            ])
        try transaction.execute(
            """
            INSERT INTO fleet_stop (job_id, position, kind, place, address, latitude, longitude, window_start, window_end, status, retailer_id, name)
            SELECT CAST(\(copy) AS BIGINT), position, kind, place, address, latitude, longitude, window_start, window_end, 'pending', retailer_id, name
            FROM fleet_stop WHERE job_id = \(job.id) AND (position < 2 OR place <> \(StopPlace.plant)) ORDER BY position
            """)
        return copy
    }

    /// Returns the number under which the newest job of an order was opened.
    func lastSequence(ofOrder order: Int, in transaction: Transaction) throws -> Int {
        try transaction.values(Int.self, "SELECT order_sequence FROM fleet_job WHERE order_id = \(order) ORDER BY order_sequence DESC LIMIT 1").first ?? 0
    }

    /// Returns the orders that are ready and have no open job, the first to be due first.
    func ordersWaitingForDelivery(limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            """
            SELECT waiting.order_id FROM fleet_order AS waiting WHERE waiting.stage = \(Stage.ready.rawValue) AND NOT EXISTS (
                SELECT 1 FROM fleet_job AS job
                WHERE job.order_id = waiting.order_id AND job.status IN \(list: [JobStatus.offered, .accepted, .started])
            )
            ORDER BY waiting.due_at LIMIT \(limit)
            """)
    }

    /// Returns a driver's jobs under way: one, unless a transition made outside Fleet added another.
    func active(ofDriver driver: Int, in transaction: Transaction) throws -> [JobRecord] {
        try transaction.all(
            JobRecord.self,
            "SELECT * FROM fleet_job WHERE driver_id = \(driver) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
    }

    /// Returns the time at which the last of a driver's jobs ended that is over, however it ended; nil before the first.
    func lastEnd(ofDriver driver: Int, in transaction: Transaction) throws -> Date? {
        try transaction.values(
            Date.self,
            "SELECT finished_at FROM fleet_job WHERE driver_id = \(driver) AND finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 1"
        ).first
    }

    /// Returns the newest of the jobs of an order that a driver gave back, or that were taken from them.
    func released(ofOrder order: Int, by driver: Int, in transaction: Transaction) throws -> JobRecord? {
        try transaction.first(
            JobRecord.self,
            "SELECT * FROM fleet_job WHERE order_id = \(order) AND driver_id = \(driver) AND status = \(JobStatus.released) ORDER BY id DESC LIMIT 1")
    }

    /// Returns jobs that wait for a driver and aren't offered.
    func withoutRound(limit: Int, in transaction: Transaction) throws -> [OfferBoard.Waiting] {
        let rows = try transaction.rows(
            """
            SELECT job.id, job.order_id, stop.latitude, stop.longitude FROM fleet_job AS job
            JOIN fleet_stop AS stop ON stop.job_id = job.id AND stop.position = 0
            WHERE job.status = \(JobStatus.offered) AND NOT EXISTS (SELECT 1 FROM fleet_round WHERE fleet_round.job_id = job.id)
            ORDER BY job.id LIMIT \(limit)
            """)
        return try rows.map { row in
            OfferBoard.Waiting(
                job: try row.get("id"), order: try row.get("order_id"),
                place: Coordinate(latitude: try row.get("latitude"), longitude: try row.get("longitude")))
        }
    }

    func stop(_ id: Int, in transaction: Transaction) throws -> StopRecord? {
        try transaction.first(StopRecord.self, "SELECT * FROM fleet_stop WHERE id = \(id)")
    }

    /// Returns the stops of jobs by job, each in order.
    func stops(of jobs: [Int], in transaction: Transaction) throws -> [Int: [StopRecord]] {
        guard !jobs.isEmpty else { return [:] }
        let stops = try transaction.all(StopRecord.self, "SELECT * FROM fleet_stop WHERE job_id IN \(list: jobs) ORDER BY job_id, position")
        return Dictionary(grouping: stops, by: \.jobID)
    }

    /// Returns a job with its stops as its driver sees it, or the trip that it belongs to.
    func seen(_ id: Int, at now: Date, in transaction: Transaction) throws -> Job {
        let job = try get(id, in: transaction)
        if let trip = job.tripID, let seen = try TripRepository().seen(trip, at: now, in: transaction) { return seen }
        return job.seen(try stops(of: [id], in: transaction)[id] ?? [], at: now)
    }

    /// Returns how many jobs a driver has finished since a time, and what they paid in cents.
    func earnings(ofDriver driver: Int, since start: Date, in transaction: Transaction) throws -> (jobs: Int, cents: Int) {
        let row = try transaction.first(
            """
            SELECT COUNT(*) AS jobs, CAST(COALESCE(SUM(pay_cents), 0) AS BIGINT) AS cents FROM fleet_job
            WHERE driver_id = \(driver) AND status = \(JobStatus.finished) AND finished_at >= \(start)
            """)
        return (try row?.get("jobs") ?? 0, try row?.get("cents") ?? 0)
    }
}
