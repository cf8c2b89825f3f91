import Persistence

/// The tables of retailers, stores and items.
enum RetailMigrations {
    static let all = [
        Migration(number: 1, name: "catalog") { schema in
            schema.create(
                Table("retail_retailer") { table in
                    table.id()
                    table.text("name", .unique)
                    table.text("category")
                    table.real("rating", .nullable)
                    table.json("perks")
                    table.json("deals")
                    table.text("hours", .nullable)
                    table.bool("affiliated", .defaultValue(false))
                }
                .index(on: "category"))
            schema.create(
                Table("retail_store") { table in
                    table.id()
                    table.integer("retailer_id", .references("retail_retailer", onDelete: .cascade))
                    table.text("address")
                    table.real("latitude")
                    table.real("longitude")
                }
                .index(on: "retailer_id"))
            schema.create(
                Table("retail_item") { table in
                    table.id()
                    table.integer("retailer_id", .references("retail_retailer", onDelete: .cascade))
                    table.text("name")
                    table.text("category")
                    table.cents("price_cents")
                    table.text("currency", .defaultValue("USD"))
                    table.bool("available", .defaultValue(true))
                }
                .index(on: "retailer_id", "category"))
        },
        Migration(number: 2, name: "administration") { schema in
            schema.alter("retail_retailer") { table in
                table.bool("is_active", .defaultValue(true))
                table.integer("version", .defaultValue(1))
            }
        },
        CatalogMigrations.catalog(3),
        ImportMigrations.imports(4),
    ]
}
