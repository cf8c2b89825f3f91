import Core
import FleetAPI
import Foundation
import Persistence

/// Learns from the newest finished jobs how fast drivers drive, and how long they stop.
enum PaceLearning {
    /// The most stops to learn from.
    static let stops = 5_000

    /// The table, of one row.
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "the pace of drivers") { schema in
            schema.create(
                Table("fleet_pace") { table in
                    table.id()
                    table.real("meters_per_second")
                    table.real("door_seconds")
                    table.real("plant_seconds")
                    table.real("store_seconds")
                })
        }
    }

    /// Replaces what was learned before.
    ///
    /// - Parameter settings: the pace where there is too little to learn from.
    static func run(_ settings: FleetSettings, in transaction: Transaction) throws {
        let pace = DrivingPace(try visits(in: transaction), or: DrivingPace(settings))
        try transaction.execute("DELETE FROM fleet_pace WHERE id = 1")
        try transaction.insert(
            into: "fleet_pace",
            rows: [
                [
                    "id": 1, "meters_per_second": pace.metersPerSecond, "door_seconds": pace.secondsAtDoor, "plant_seconds": pace.secondsAtPlant,
                    "store_seconds": pace.secondsAtStore,
                ]
            ])
    }

    /// Returns the pace that was learned last; that of the settings before anything was.
    static func pace(_ settings: FleetSettings, in transaction: Transaction) throws -> DrivingPace {
        var pace = DrivingPace(settings)
        guard let row = try transaction.first("SELECT meters_per_second, door_seconds, plant_seconds, store_seconds FROM fleet_pace WHERE id = 1") else {
            return pace
        }
        (pace.metersPerSecond, pace.secondsAtDoor) = (try row.get("meters_per_second"), try row.get("door_seconds"))
        (pace.secondsAtPlant, pace.secondsAtStore) = (try row.get("plant_seconds"), try row.get("store_seconds"))
        return pace
    }

    private static func visits(in transaction: Transaction) throws -> [Visit] {
        let rows = try transaction.rows(
            """
            SELECT s.id, s.place, s.latitude, s.longitude, s.arrived_at, s.changed_at, j.id AS job_id, j.driver_id, j.accepted_at
            FROM fleet_stop AS s JOIN fleet_job AS j ON j.id = s.job_id
            WHERE j.status = 'finished' AND j.driver_id IS NOT NULL AND j.accepted_at IS NOT NULL AND s.status = 'done' AND s.arrived_at IS NOT NULL
            ORDER BY s.id DESC LIMIT \(stops)
            """)
        let visits = try rows.map { row in
            let (arrivedAt, endedAt): (Date, Date) = (try row.get("arrived_at"), try row.get("changed_at"))
            return Visit(
                driver: try row.get("driver_id"), job: try row.get("job_id"), stop: try row.get("id"), place: try row.get("place"),
                coordinate: Coordinate(latitude: try row.get("latitude"), longitude: try row.get("longitude")), acceptedAt: try row.get("accepted_at"),
                arrivedAt: arrivedAt, endedAt: max(arrivedAt, endedAt))
        }
        return visits.sorted { ($0.endedAt, $0.stop) < ($1.endedAt, $1.stop) }
    }
}
