import FleetAPI
import Foundation
import Persistence

/// Learns from the newest finished jobs how long customers wait for a driver.
enum ArrivalLearning {
    /// The most jobs to learn from.
    static let jobs = 5_000
    /// The fewest jobs of a kind, area and hour that say anything.
    static let fewest = 10

    /// Replaces what was learned before.
    static func run(in transaction: Transaction) throws {
        let waits = try self.waits(in: transaction).filter { $0.value.count >= fewest }
        try transaction.execute("DELETE FROM fleet_arrival")
        guard !waits.isEmpty else { return }
        try transaction.insert(
            into: "fleet_arrival",
            rows: waits.map { key, waits in
                let sorted = waits.sorted()
                return [
                    "kind": key.kind, "area": key.area, "hour": key.hour, "samples": sorted.count, "median_seconds": percentile(50, of: sorted),
                    "late_seconds": percentile(80, of: sorted),
                ]
            })
    }

    /// Returns the smallest of sorted values that is no less than a share of them.
    static func percentile(_ percent: Int, of sorted: [TimeInterval]) -> TimeInterval {
        sorted[max((sorted.count * percent + 99) / 100 - 1, 0)]
    }

    /// Returns the seconds that customers waited: for a pickup as soon as possible since the job was opened, for a delivery since the plant. Windows are kept
    /// by the driver and tell nothing.
    private static func waits(in transaction: Transaction) throws -> [ArrivalKey: [TimeInterval]] {
        let rows = try transaction.rows(
            """
            SELECT j.kind, j.area, j.created_at, door.changed_at AS visited_at, plant.changed_at AS left_at
            FROM fleet_job j
            JOIN fleet_stop door ON door.job_id = j.id AND door.place = 'customer'
            JOIN fleet_stop plant ON plant.job_id = j.id AND plant.place = 'plant'
            WHERE j.status = 'finished' AND door.status = 'done' AND door.window_start IS NULL
            ORDER BY j.id DESC LIMIT \(jobs)
            """)
        var waits: [ArrivalKey: [TimeInterval]] = [:]
        for row in rows {
            let kind: String = try row.get("kind")
            let start: Date? = kind == JobKind.delivery.rawValue ? try row.get("left_at") : try row.get("created_at")
            guard let start, let visit: Date = try row.get("visited_at"), visit >= start else { continue }
            waits[ArrivalKey(kind: kind, area: try row.get("area"), hour: ServiceDay.hour(of: start)), default: []].append(visit.timeIntervalSince(start))
        }
        return waits
    }
}
