import Persistence

/// Reads and writes the shares that the jobs of orders have of their trips.
struct JobShareRepository: Sendable {
    /// A row of `sustainability_job`.
    struct Share: Sendable {
        let isDelivery: Bool
        let hasStore: Bool
        /// The share in meters; nil where the trip wasn't measured.
        let meters: Int?
    }

    /// Stores the shares of a trip's jobs; those that are stored stay.
    func insert(_ trip: DrivenTrip, in transaction: Transaction) throws {
        let shares = trip.meters.map { TripShares.shares(of: $0, among: trip.jobs.map(\.aloneMeters)) }
        for (index, job) in trip.jobs.enumerated() {
            try transaction.execute(
                """
                INSERT INTO sustainability_job (job_id, order_id, is_delivery, has_store, meters)
                VALUES (\(job.id), \(job.order), \(job.isDelivery), \(job.hasStore), \(shares?[index]))
                ON CONFLICT (job_id) DO NOTHING
                """)
        }
    }

    /// Returns the shares of an order's jobs.
    func shares(of order: Int, in transaction: Transaction) throws -> [Share] {
        try transaction.rows("SELECT * FROM sustainability_job WHERE order_id = \(order) ORDER BY job_id").map { row in
            Share(isDelivery: try row.get("is_delivery"), hasStore: try row.get("has_store"), meters: try row.get("meters"))
        }
    }
}
