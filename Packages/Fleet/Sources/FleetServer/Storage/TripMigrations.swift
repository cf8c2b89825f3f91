import Persistence

/// The tables of trips: several jobs that a driver does in one round.
enum TripMigrations {
    static let trips = Migration(number: 9, name: "trips") { schema in
        schema.create(
            Table("fleet_trip") { table in
                table.integer("job_id", .primaryKey)
                table.integer("distance_meters")
                table.integer("duration_seconds")
            })
        schema.alter("fleet_job") { $0.integer("trip_id", .nullable) }
        // Most jobs are done alone.
        schema.index("fleet_job", on: "trip_id", where: "trip_id IS NOT NULL")
        schema.alter("fleet_stop") { $0.integer("trip_position", .nullable) }
    }
}
