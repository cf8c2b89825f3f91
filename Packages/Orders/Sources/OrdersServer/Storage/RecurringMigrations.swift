import Persistence

/// The migrations of recurring orders.
enum RecurringMigrations {
    /// Returns the migration that makes recurring orders and their dates.
    static func recurring(_ number: Int) -> Migration {
        Migration(number: number, name: "recurring orders") { schema in
            schema.create(recurring)
            schema.create(recurringDate)
            schema.index("orders_recurring", on: "due_at", where: "due_at IS NOT NULL")
        }
    }

    /// Returns the migration that adds extras.
    static func addOns(_ number: Int) -> Migration {
        Migration(number: number, name: "extras of recurring orders") { schema in
            schema.alter("orders_recurring") { $0.json("add_ons", .nullable) }
            schema.alter("orders_recurring_date") { $0.json("dropped_add_ons", .nullable) }
        }
    }

    /// The orders that are placed every few weeks.
    private static let recurring = Table("orders_recurring") { table in
        table.id()
        table.integer("customer_id")
        table.text("status")
        table.integer("every_weeks")
        table.text("weekday")
        table.integer("start_minute")
        table.integer("end_minute")
        table.integer("anchor_day")
        table.integer("bags")
        table.json("address", .nullable)
        table.integer("address_id", .nullable)
        table.json("preferences", .nullable)
        table.text("notes", .nullable)
        table.integer("payment_method_id", .nullable)
        table.integer("next_day", .nullable)
        table.time("due_at", .nullable)
        table.integer("version")
        table.time("created_at")
    }
    .index(on: "customer_id", "id")

    /// The outcomes of their dates. The unique day lets no order be placed twice.
    private static let recurringDate = Table("orders_recurring_date") { table in
        table.id()
        table.integer("recurring_id", .references("orders_recurring"))
        table.integer("day")
        table.time("starts_at")
        table.time("ends_at")
        table.text("status")
        table.integer("order_id", .nullable)
        table.text("problem", .nullable)
        table.time("retry_at", .nullable)
    }
    .index(on: "recurring_id", "day", unique: true)
}
