import Persistence

/// Sustainability's tables.
enum SustainabilityMigrations {
    static let all = [
        Migration(number: 1, name: "orders") { schema in
            schema.create(
                Table("sustainability_order") { table in
                    table.id()
                    table.integer("order_id", .unique)
                    table.integer("person_id")
                    table.real("kilograms", .nullable)
                    table.bool("weight_estimated", .defaultValue(false))
                    table.time("delivered_at", .nullable)
                    table.text("month", .nullable)
                    table.real("kilometers", .defaultValue(0))
                    table.real("bundling_kilometers", .defaultValue(0))
                    table.text("method_version", .nullable)
                    table.real("water", .defaultValue(0))
                    table.real("water_low", .defaultValue(0))
                    table.real("water_high", .defaultValue(0))
                    table.real("energy", .defaultValue(0))
                    table.real("energy_low", .defaultValue(0))
                    table.real("energy_high", .defaultValue(0))
                    table.real("co2", .defaultValue(0))
                    table.real("co2_low", .defaultValue(0))
                    table.real("co2_high", .defaultValue(0))
                    table.real("minutes", .defaultValue(0))
                }
                .index(on: "person_id", "delivered_at"))
        },
        Migration(number: 2, name: "measured distances, versions of the method, and totals of the service") { schema in
            schema.alter("sustainability_order") { table in
                table.integer("bags", .nullable)
                table.real("estimated_kilometers", .nullable)
                table.real("driven_kilometers", .nullable)
                table.real("avoided_kilometers", .defaultValue(0))
                table.real("detour_kilometers", .defaultValue(0))
            }
            // Orders of before have an estimate, and a credit that was never told apart.
            schema.sql("UPDATE sustainability_order SET estimated_kilometers = kilometers, avoided_kilometers = bundling_kilometers")
            schema.index("sustainability_order", on: "delivered_at", where: "delivered_at IS NOT NULL")
            schema.create(job)
            schema.create(method)
            schema.create(book)
            schema.create(reading)
            schema.create(total)
            schema.sql("INSERT INTO sustainability_book (id, version) VALUES (1, 1)")
            schema.sql(
                """
                INSERT INTO sustainability_total (month, method_version, orders, measured, grams, meters, water, water_low, water_high,
                energy, energy_low, energy_high, co2, co2_low, co2_high, minutes)
                SELECT month, method_version, COUNT(*), 0, SUM(CAST(ROUND(kilograms * 1000) AS BIGINT)), SUM(CAST(ROUND(kilometers * 1000) AS BIGINT)),
                SUM(CAST(ROUND(water * 1000) AS BIGINT)), SUM(CAST(ROUND(water_low * 1000) AS BIGINT)), SUM(CAST(ROUND(water_high * 1000) AS BIGINT)),
                SUM(CAST(ROUND(energy * 1000) AS BIGINT)), SUM(CAST(ROUND(energy_low * 1000) AS BIGINT)), SUM(CAST(ROUND(energy_high * 1000) AS BIGINT)),
                SUM(CAST(ROUND(co2 * 1000) AS BIGINT)), SUM(CAST(ROUND(co2_low * 1000) AS BIGINT)), SUM(CAST(ROUND(co2_high * 1000) AS BIGINT)),
                SUM(CAST(ROUND(minutes * 1000) AS BIGINT))
                FROM sustainability_order WHERE delivered_at IS NOT NULL GROUP BY month, method_version
                """)
        },
    ]

    /// The share that an order's job has of its trip.
    private static let job = Table("sustainability_job") { table in
        table.integer("job_id", .primaryKey)
        table.integer("order_id")
        table.bool("is_delivery")
        table.bool("has_store")
        table.integer("meters", .nullable)
    }
    .index(on: "order_id")

    private static let method = Table("sustainability_method") { table in
        table.id()
        table.text("version", .unique)
        table.time("effective_at")
        table.json("figures")
    }
    .index(on: "effective_at")

    /// The one row that changes of readings lock and number.
    private static let book = Table("sustainability_book") { table in
        table.integer("id", .primaryKey)
        table.integer("version")
    }

    private static let reading = Table("sustainability_reading") { table in
        table.id()
        table.text("day")
        table.integer("water_liters")
        table.integer("energy_watt_hours")
        table.integer("washed_grams", .nullable)
        table.bool("is_from_orders")
        table.bool("is_meter_replaced")
        table.integer("corrects_id", .nullable)
        table.time("created_at")
        table.time("removed_at", .nullable)
    }

    /// The sums of a month's orders of one method, in thousandths.
    private static let total = Table("sustainability_total") { table in
        table.id()
        table.text("month")
        table.text("method_version")
        for name in ["orders", "measured"] + Self.sums { table.integer(name, .defaultValue(0)) }
    }
    .index(on: "month", "method_version", unique: true)

    /// The columns of sums, in thousandths of their units.
    static let sums = [
        "grams", "meters", "water", "water_low", "water_high", "energy", "energy_low", "energy_high", "co2", "co2_low", "co2_high", "minutes",
    ]
}
