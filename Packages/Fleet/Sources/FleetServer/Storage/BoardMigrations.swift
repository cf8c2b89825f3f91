import Persistence

/// The tables of the dispatcher's board.
enum BoardMigrations {
    static let cards = Migration(number: 10, name: "cards of the board") { schema in
        // One row: the version of the board, and the last one in which a card left whose row is gone.
        schema.create(
            Table("fleet_board") { table in
                table.id()
                table.integer("version")
                table.integer("floor")
            })
        schema.sql("INSERT INTO fleet_board (id, version, floor) VALUES (1, 1, 0)")
        schema.create(card)
        schema.sql(
            """
            INSERT INTO fleet_card (order_id, version, lane, stage, kind, job_id, driver_id, driver_name, customer_id, area, bags, due_at, latitude,
                longitude, since, reasons)
            SELECT o.order_id, 1, CASE
                WHEN o.stage IN ('pickupFailed', 'deliveryFailed') THEN 'failed'
                WHEN o.stage IN ('atFacility', 'weighed', 'processing') THEN 'atPlant'
                WHEN o.stage IN ('enRoutePickup', 'arrivedPickup', 'pickedUp', 'outForDelivery', 'arrivedDropoff', 'returning') THEN 'underWay'
                WHEN open.status = 'started' THEN 'underWay'
                WHEN open.status = 'accepted' OR o.stage IN ('pickupAssigned', 'deliveryAssigned') THEN 'assigned'
                WHEN o.stage = 'ready' AND open.id IS NULL THEN 'atPlant'
                ELSE 'unassigned' END,
                o.stage, open.kind, open.id, open.driver_id, d.name, last.customer_id, last.area, last.bags,
                CASE
                WHEN o.stage IN ('placed', 'accepted', 'pickupAssigned', 'enRoutePickup', 'arrivedPickup') THEN o.due_at
                WHEN open.kind = 'delivery' THEN door.window_end END,
                door.latitude, door.longitude, COALESCE(open.accepted_at, last.created_at), '[]'
            FROM fleet_order o
            JOIN fleet_job last ON last.id = (
                SELECT newest.id FROM fleet_job newest WHERE newest.order_id = o.order_id ORDER BY newest.order_sequence DESC LIMIT 1)
            LEFT JOIN fleet_job open ON open.id = last.id AND open.status IN ('offered', 'accepted', 'started')
            LEFT JOIN fleet_driver d ON d.person_id = open.driver_id
            LEFT JOIN fleet_stop door ON door.job_id = last.id AND door.place = 'customer'
            WHERE o.stage IN ('placed', 'accepted', 'pickupAssigned', 'enRoutePickup', 'arrivedPickup', 'pickupFailed', 'pickedUp', 'atFacility',
                'weighed', 'processing', 'ready', 'deliveryAssigned', 'outForDelivery', 'arrivedDropoff', 'deliveryFailed', 'returning')
            OR open.kind = 'return'
            """)
    }

    static let history = Migration(number: 13, name: "finished trips, numbers by hour, and saved views") { schema in
        schema.index("fleet_job", on: "finished_at", "id", where: "finished_at IS NOT NULL")
        schema.create(
            Table("fleet_view") { table in
                table.id()
                table.integer("person_id")
                table.text("name")
                table.text("query")
            }
            .index(on: "person_id", "name", unique: true))
        schema.create(
            Table("fleet_hour") { table in
                table.id()
                table.time("starts_at")
                table.text("area")
                table.integer("placed")
                table.integer("picked_up")
                table.integer("delivered")
                table.integer("late")
                table.integer("failed")
            }
            .index(on: "starts_at", "area", unique: true))
        // An order's first job is opened when it is accepted, moments after it was placed.
        schema.sql(
            """
            INSERT INTO fleet_hour (starts_at, area, placed, picked_up, delivered, late, failed)
            SELECT starts_at, area, SUM(placed), SUM(picked_up), SUM(delivered), SUM(late), SUM(failed) FROM (
                SELECT j.created_at - j.created_at % 3600000 AS starts_at, j.area, 1 AS placed, 0 AS picked_up, 0 AS delivered, 0 AS late, 0 AS failed
                FROM fleet_job j WHERE j.kind = 'pickup' AND NOT EXISTS (
                    SELECT 1 FROM fleet_job earlier WHERE earlier.order_id = j.order_id AND earlier.order_sequence < j.order_sequence)
                UNION ALL
                SELECT s.changed_at - s.changed_at % 3600000, j.area, 0,
                    CASE WHEN j.kind = 'pickup' AND s.status = 'done' THEN 1 ELSE 0 END,
                    CASE WHEN j.kind = 'delivery' AND s.status = 'done' THEN 1 ELSE 0 END,
                    CASE WHEN s.status = 'done' AND s.changed_at > CASE WHEN j.kind = 'pickup' THEN o.due_at ELSE s.window_end END THEN 1 ELSE 0 END,
                    CASE WHEN s.status = 'failed' THEN 1 ELSE 0 END
                FROM fleet_job j JOIN fleet_stop s ON s.job_id = j.id AND s.place = 'customer' LEFT JOIN fleet_order o ON o.order_id = j.order_id
                WHERE s.changed_at IS NOT NULL AND s.status IN ('done', 'failed') AND j.kind IN ('pickup', 'delivery')
            ) AS counted GROUP BY starts_at, area
            """)
    }

    private static let card = Table("fleet_card") { table in
        table.id()
        table.integer("order_id", .unique)
        table.integer("version")
        // The time at which it left the board. Its row stays for a while, for those who ask for the changes since before.
        table.time("removed_at", .nullable)
        table.text("lane")
        table.text("stage")
        table.text("kind", .nullable)
        table.integer("job_id", .nullable)
        table.integer("driver_id", .nullable)
        table.text("driver_name", .nullable)
        table.integer("customer_id")
        table.text("area")
        table.integer("bags")
        table.time("due_at", .nullable)
        table.real("latitude", .nullable)
        table.real("longitude", .nullable)
        table.time("since")
        table.json("reasons")
    }
    .index(on: "version")
    .index(on: "removed_at", "version")
}
