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

    /// Returns the jobs on which a driver is headed for a customer, or at the door.
    func headingToCustomer(_ driver: Int, in transaction: Transaction) throws -> [JobRecord] {
        try transaction.all(
            JobRecord.self,
            """
            SELECT * FROM fleet_job WHERE driver_id = \(driver) AND status IN \(list: [JobStatus.accepted, .started]) AND EXISTS (
                SELECT 1 FROM fleet_stop WHERE job_id = fleet_job.id AND place = \(StopPlace.customer)
                AND status IN \(list: [StopStatus.enRoute, .arrived]))
            ORDER BY id
            """)
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

    /// Returns a job with its stops, as its driver sees it.
    func seen(_ id: Int, at now: Date, in transaction: Transaction) throws -> Job {
        try get(id, in: transaction).seen(stops(of: [id], in: transaction)[id] ?? [], at: now)
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
