import Persistence

/// The migrations of what orders are found by.
enum SearchMigrations {
    /// The words of an order, and the tags of its bags. Orders of before have no words; they are found by their number.
    static func search(_ number: Int) -> Migration {
        Migration(number: number, name: "search") { schema in
            schema.alter("orders_order") { table in
                table.text("search_text", .nullable)
                table.json("bag_tags", .nullable)
            }
            schema.create(tag)
        }
    }

    private static let tag = Table("orders_bag_tag") { table in
        table.text("tag", .primaryKey)
        table.integer("order_id", .references("orders_order"))
    }
    .index(on: "order_id")
}
