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
        }
    ]
}
