import Persistence

/// The migrations of prices.
enum PriceMigrations {
    /// Add-ons in price books and orders, drafts of price books, and books that are withdrawn.
    static func addOnsAndDrafts(_ number: Int) -> Migration {
        Migration(number: number, name: "add-ons and drafts of prices") { schema in
            schema.alter("orders_price_book") { table in
                table.json("add_ons", .defaultValue("[]"))
                table.time("withdrawn_at", .nullable)
            }
            // Nobody ordered them yet, so that the first version costs what it did.
            schema.sql(
                """
                UPDATE orders_price_book SET add_ons = '[\
                {"active":true,"code":"ironing","name":{"en":"Ironing","es":"Planchado","pl":"Prasowanie"},"unit":"bag","unitCents":600},\
                {"active":true,"code":"stains","name":{"en":"Stain treatment","es":"Tratamiento de manchas","pl":"Usuwanie plam"},\
                "unit":"bag","unitCents":400},\
                {"active":true,"code":"hangers","name":{"en":"New hangers","es":"Perchas nuevas","pl":"Nowe wieszaki"},"unit":"order",\
                "unitCents":300}]' WHERE version = 1
                """)
            schema.create(draft)
            schema.alter("orders_order") { $0.json("add_ons", .nullable) }
        }
    }

    private static let draft = Table("orders_price_draft") { table in
        table.id()
        table.integer("revision")
        table.integer("based_on")
        table.json("prices")
        table.time("updated_at")
    }
}
