import Persistence

/// The tables of rounds of offers, and of drivers' answers to them.
enum RoundMigrations {
    static let rounds = Migration(number: 8, name: "rounds of offers, answers and breaks") { schema in
        schema.alter("fleet_driver") { table in
            table.time("idle_since", .nullable)
            table.bool("is_on_break", .defaultValue(false))
            table.text("offline_reason", .nullable)
        }
        schema.sql("UPDATE fleet_driver SET idle_since = since")
        schema.create(round)
        // Most rounds are closed.
        schema.index("fleet_round", on: "expires_at", where: "closed_at IS NULL")
        schema.create(answer)
        schema.dropSequence(of: "fleet_answer")
        schema.sql(
            """
            INSERT INTO fleet_answer (job_id, driver_id, round, answer, answered_at)
            SELECT job_id, driver_id, round, CASE status WHEN 'expired' THEN 'unanswered' ELSE status END, COALESCE(answered_at, expires_at)
            FROM fleet_offer WHERE status IN ('accepted', 'declined', 'expired') ORDER BY id
            """)
        // Jobs that were on offer are offered again: their rounds begin as soon as a driver is free.
        schema.sql(
            """
            INSERT INTO fleet_round (job_id, round, latitude, longitude, opened_at, expires_at)
            SELECT job.id, 1 + COALESCE((SELECT MAX(round) FROM fleet_offer WHERE fleet_offer.job_id = job.id), 0), stop.latitude, stop.longitude,
            job.created_at, 253402300799000
            FROM fleet_job AS job JOIN fleet_stop AS stop ON stop.job_id = job.id AND stop.position = 0 WHERE job.status = 'offered'
            """)
        // On PostgreSQL nodes of the version before still write the table.
        schema.sql(sqlite: "DROP TABLE fleet_offer", postgres: nil)
    }

    /// Adds the columns of automatic matching.
    static func matching(_ number: Int) -> Migration {
        Migration(number: number, name: "offers to one driver, and jobs that wait to be matched") { schema in
            schema.alter("fleet_round") { table in
                table.integer("directed_to", .nullable)
                table.bool("is_held", .defaultValue(false))
            }
        }
    }

    private static let round = Table("fleet_round") { table in
        table.integer("job_id", .primaryKey, .references("fleet_job", onDelete: .cascade))
        table.integer("round")
        table.real("latitude")
        table.real("longitude")
        table.time("opened_at")
        table.time("expires_at")
        table.json("drivers", .defaultValue("[]"))
        table.json("reasons", .defaultValue("[]"))
        table.integer("driver_id", .nullable)
        table.integer("decided_by", .nullable)
        table.time("closed_at", .nullable)
    }

    private static let answer = Table("fleet_answer") { table in
        table.id()
        table.integer("job_id", .references("fleet_job", onDelete: .cascade))
        table.integer("driver_id")
        table.integer("round")
        table.text("answer")
        table.time("answered_at")
    }
    .index(on: "job_id", "driver_id", "round", unique: true)
    .index(on: "driver_id", "answered_at")
}
