import Persistence

/// Fleet's tables.
enum FleetMigrations {
    static let all = [
        Migration(number: 1, name: "drivers, jobs, offers") { schema in
            schema.create(driver)
            schema.create(order)
            schema.create(job)
            schema.create(stop)
            schema.create(offer)
        },
        Migration(number: 2, name: "drivers by their job and in the order of the list") { schema in
            schema.index("fleet_driver", on: "active_job_id")
            schema.sql("CREATE INDEX fleet_driver_by_presence ON fleet_driver (is_online DESC, person_id)")
        },
        Migration(number: 3, name: "where drivers are, and were while they had a job") { schema in
            schema.create(position)
            schema.create(trace)
        },
        Migration(number: 4, name: "leaner tables") { schema in
            // On PostgreSQL nodes of the version before may still read the column.
            schema.sql(
                sqlite: """
                    CREATE TABLE fleet_order_lean (order_id INTEGER PRIMARY KEY, stage TEXT NOT NULL, sequence INTEGER NOT NULL,
                    due_at INTEGER NOT NULL, delivered_at INTEGER) STRICT
                    """, postgres: nil)
            schema.sql(
                sqlite: """
                    INSERT INTO fleet_order_lean (order_id, stage, sequence, due_at, delivered_at)
                    SELECT order_id, stage, sequence, due_at, delivered_at FROM fleet_order ORDER BY order_id
                    """, postgres: nil)
            schema.sql(sqlite: "DROP TABLE fleet_order", postgres: "DROP INDEX fleet_order_delivered_at_index")
            schema.sql(sqlite: "ALTER TABLE fleet_order_lean RENAME TO fleet_order", postgres: nil)
            schema.sql(sqlite: "CREATE INDEX fleet_order_stage_due_at_index ON fleet_order (stage, due_at)", postgres: nil)
            // Most jobs wait for a driver when they are written, and orders for their delivery.
            schema.index("fleet_order", on: "delivered_at", where: "delivered_at IS NOT NULL")
            schema.dropIndex("fleet_job", on: "driver_id", "status")
            schema.index("fleet_job", on: "driver_id", "status", where: "driver_id IS NOT NULL")
            schema.dropIndex("fleet_job", on: "driver_id", "finished_at")
            schema.index("fleet_job", on: "driver_id", "finished_at", where: "driver_id IS NOT NULL")
            // Jobs, their stops and offers are never deleted.
            schema.dropSequence(of: "fleet_job")
            schema.dropSequence(of: "fleet_stop")
            schema.dropSequence(of: "fleet_offer")
        },
        Migration(number: 5, name: "former drivers") { schema in
            schema.alter("fleet_driver") { $0.bool("is_former", .defaultValue(false)) }
            schema.sql("DROP INDEX fleet_driver_by_presence")
            schema.sql("CREATE INDEX fleet_driver_by_presence ON fleet_driver (is_former, is_online DESC, person_id)")
        },
        Migration(number: 6, name: "waits for a driver") { schema in
            schema.create(
                Table("fleet_arrival") { table in
                    table.id()
                    table.text("kind")
                    table.text("area")
                    table.integer("hour")
                    table.integer("samples")
                    table.real("median_seconds")
                    table.real("late_seconds")
                }
                .index(on: "kind", "area", "hour", unique: true))
        },
        Migration(number: 7, name: "vehicles") { $0.alter("fleet_driver") { $0.json("vehicle", .nullable) } },
        RoundMigrations.rounds,
        TripMigrations.trips,
        BoardMigrations.cards,
        PositionRepository.thinning(11),
        VisitRecords.migration(12),
        BoardMigrations.history,
        ApplicationMigrations.applications(14),
        ShoppingStops.migration(15),
        RoundMigrations.matching(16),
        PaceLearning.migration(17),
    ]

    private static let driver = Table("fleet_driver") { table in
        table.id()
        table.integer("person_id", .unique)
        table.text("name")
        table.bool("is_online", .defaultValue(false))
        table.time("since", .nullable)
        table.integer("unanswered", .defaultValue(0))
        table.integer("active_job_id", .nullable)
    }
    .index(on: "is_online", "active_job_id")

    private static let order = Table("fleet_order") { table in
        table.id()
        table.integer("order_id", .unique)
        table.text("stage")
        table.integer("sequence")
        table.time("due_at")
        table.time("delivered_at", .nullable)
    }
    .index(on: "stage", "due_at")
    .index(on: "delivered_at")

    private static let job = Table("fleet_job") { table in
        table.id()
        table.integer("order_id")
        table.integer("order_sequence")
        table.integer("customer_id")
        table.text("kind")
        table.text("status")
        table.integer("driver_id", .nullable)
        table.text("area")
        table.cents("pay_cents")
        table.cents("boost_cents")
        table.text("currency")
        table.integer("distance_meters")
        table.integer("duration_seconds")
        table.integer("bags")
        table.time("created_at")
        table.time("accepted_at", .nullable)
        table.time("finished_at", .nullable)
    }
    .index(on: "order_id", "order_sequence", unique: true)
    .index(on: "status", "id")
    .index(on: "driver_id", "status")
    .index(on: "driver_id", "finished_at")

    private static let stop = Table("fleet_stop") { table in
        table.id()
        table.integer("job_id", .references("fleet_job", onDelete: .cascade))
        table.integer("position")
        table.text("kind")
        table.text("place")
        table.text("address")
        table.real("latitude")
        table.real("longitude")
        table.time("window_start", .nullable)
        table.time("window_end", .nullable)
        table.text("status")
        table.time("changed_at", .nullable)
    }
    .index(on: "job_id", "position", unique: true)

    private static let offer = Table("fleet_offer") { table in
        table.id()
        table.integer("job_id", .references("fleet_job", onDelete: .cascade))
        table.integer("driver_id")
        table.integer("round")
        table.text("status")
        table.time("offered_at")
        table.time("expires_at")
        table.time("answered_at", .nullable)
    }
    .index(on: "job_id", "driver_id", "round", unique: true)
    .index(on: "driver_id", "status", "expires_at")
    .index(on: "status", "expires_at")

    private static let position = Table("fleet_position") { table in
        table.id()
        table.integer("driver_id", .unique)
        place(&table)
    }
    .index(on: "taken_at")

    private static let trace = Table("fleet_trace") { table in
        table.id()
        table.integer("driver_id")
        table.integer("job_id", .references("fleet_job", onDelete: .cascade))
        place(&table)
    }
    .index(on: "driver_id", "taken_at", unique: true)
    .index(on: "job_id", "taken_at")
    .index(on: "taken_at")

    private static func place(_ table: inout TableBuilder) {
        table.real("latitude")
        table.real("longitude")
        table.real("accuracy", .nullable)
        table.real("heading", .nullable)
        table.real("speed", .nullable)
        table.time("taken_at")
    }
}
