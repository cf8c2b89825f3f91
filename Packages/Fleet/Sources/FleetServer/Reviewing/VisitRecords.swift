import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Keeps what drivers' figures need of a visit: the time of the arrival, by the driver's device, and the reason where it failed.
enum VisitRecords {
    /// The columns, and the index of a driver's finished jobs.
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "arrivals and failures of visits") { schema in
            schema.alter("fleet_stop") { table in
                table.time("arrived_at", .nullable)
                table.text("failure_reason", .nullable)
            }
        }
    }

    /// Notes a step at a stop. The first step that says that the driver is there counts.
    ///
    /// - Parameter time: the time of the step by the driver's device; an offline report comes later than that.
    static func note(_ status: StopStatus, at stop: Int, reason: FailureReason?, time: Date, in transaction: Transaction) throws {
        guard status == .arrived || status.isFinal else { return }
        try transaction.execute(
            """
            UPDATE fleet_stop SET arrived_at = COALESCE(arrived_at, \(time)), failure_reason = \(status == .failed ? reason?.rawValue : nil)
            WHERE id = \(stop)
            """)
    }
}
