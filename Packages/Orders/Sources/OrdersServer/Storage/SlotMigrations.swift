import Persistence

/// The migrations of the windows for pickups.
enum SlotMigrations {
    /// Returns the migration that makes plans of slots, and the counters of their places.
    static func slots(_ number: Int) -> Migration {
        Migration(number: number, name: "slots of pickups") { schema in
            schema.create(slotPlan)
            schema.create(slotLoad)
        }
    }

    /// The plans of weekly slots by area, the one for all under an empty name.
    private static let slotPlan = Table("orders_slot_plan") { table in
        table.id()
        table.text("service_area", .unique)
        table.integer("version")
        table.json("slots")
        table.json("exceptions")
    }

    /// The counters of the places that slots hold, in thousandths of a pickup.
    private static let slotLoad = Table("orders_slot_load") { table in
        table.id()
        table.text("service_area")
        table.time("starts_at")
        table.time("ends_at")
        table.integer("units")
    }
    .index(on: "service_area", "starts_at", "ends_at", unique: true)
    .index(on: "ends_at")
}
