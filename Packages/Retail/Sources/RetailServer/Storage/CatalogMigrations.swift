import Persistence

/// The migrations of the full catalog: what items are found by, prices with dates, deals, favorites, carts and ratings.
enum CatalogMigrations {
    static func catalog(_ number: Int) -> Migration {
        Migration(number: number, name: "full_catalog") { schema in
            schema.alter("retail_retailer") { $0.cents("minimum_cents", .defaultValue(0)) }
            schema.alter("retail_store") { $0.text("hours", .nullable) }
            schema.alter("retail_item") { table in
                table.text("sku", .nullable)
                table.text("details", .nullable)
                // The price without deal and membership; price_cents is the one with the deal of the day.
                table.cents("regular_cents", .defaultValue(0))
                table.cents("member_cents", .nullable)
                table.cents("deal_cents", .nullable)
                table.text("picture", .nullable)
                table.text("search_name", .defaultValue(""))
            }
            schema.sql("UPDATE retail_item SET regular_cents = price_cents, search_name = LOWER(name)")
            schema.index("retail_item", on: "retailer_id", "sku", unique: true, where: "sku IS NOT NULL")
            // With the id, an index has the order of a list, of which then only a page is read.
            schema.index("retail_item", on: "retailer_id", "search_name", "id")
            schema.index("retail_item", on: "retailer_id", "price_cents", "id")
            schema.index("retail_item", on: "category", "search_name", "id")
            schema.index("retail_item", on: "search_name", "id")
            schema.index("retail_item", on: "price_cents", "id")
            schema.index("retail_item", on: "deal_cents", where: "deal_cents IS NOT NULL")
            for table in [price, deal, favorite, cartLine, rating, word, trigram] { schema.create(table) }
            schema.index("retail_price", on: "starts_at", where: "NOT is_applied")
            search(&schema)
        }
    }

    private static func search(_ schema: inout MigrationBuilder) {
        // Beginnings of 2, 3 and 4 letters have lists of their own, so that none are merged while somebody types.
        schema.sql(
            sqlite: """
                CREATE VIRTUAL TABLE retail_search USING fts5(
                    words, keys, detail = column, prefix = '2 3 4', tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co Cn'"
                )
                """,
            postgres: """
                CREATE TABLE retail_search (item_id BIGINT PRIMARY KEY REFERENCES retail_item (id) ON DELETE CASCADE, words TSVECTOR NOT NULL)
                """)
        schema.sql(
            sqlite: "INSERT INTO retail_search (rowid, words, keys) SELECT id, name || ' ' || category, 'r' || retailer_id FROM retail_item",
            postgres: """
                INSERT INTO retail_search (item_id, words)
                SELECT id, to_tsvector('simple', REGEXP_REPLACE(LOWER(name || ' ' || category), '[[:punct:]]+', ' ', 'g'))
                    || array_to_tsvector(ARRAY['#r' || retailer_id])
                FROM retail_item
                """)
        schema.sql(sqlite: nil, postgres: "CREATE INDEX retail_search_words_index ON retail_search USING gin (words) WITH (fastupdate = off)")
        schema.sql(
            sqlite: """
                CREATE TRIGGER retail_item_unindexed AFTER DELETE ON retail_item BEGIN DELETE FROM retail_search WHERE rowid = OLD.id; END
                """,
            postgres: nil)
    }

    /// Prices that hold from a time on, past ones included.
    private static let price = Table("retail_price") { table in
        table.id()
        table.integer("item_id", .references("retail_item", onDelete: .cascade))
        table.cents("regular_cents")
        table.cents("member_cents", .nullable)
        table.time("starts_at")
        table.bool("is_applied", .defaultValue(false))
    }
    .index(on: "item_id", "starts_at", unique: true)

    /// Discounts for some days, which are days of the service's time zone.
    private static let deal = Table("retail_deal") { table in
        table.id()
        table.integer("retailer_id", .references("retail_retailer", onDelete: .cascade))
        table.integer("item_id", .nullable, .references("retail_item", onDelete: .cascade))
        table.text("text")
        table.cents("price_cents", .nullable)
        table.text("starts_on")
        table.text("ends_on")
    }
    .index(on: "retailer_id")
    .index(on: "item_id")
    .index(on: "ends_on")

    private static let favorite = Table("retail_favorite") { table in
        table.id()
        table.integer("person_id")
        table.integer("item_id", .references("retail_item", onDelete: .cascade))
        table.time("added_at")
    }
    .index(on: "person_id", "item_id", unique: true)
    .index(on: "item_id")

    private static let cartLine = Table("retail_cart_line") { table in
        table.id()
        table.integer("person_id")
        table.integer("item_id", .references("retail_item", onDelete: .cascade))
        table.integer("quantity")
        table.text("substitution")
        table.text("note", .nullable)
        table.time("added_at")
    }
    .index(on: "person_id", "item_id", unique: true)
    .index(on: "item_id")

    private static let rating = Table("retail_rating") { table in
        table.id()
        table.integer("retailer_id", .references("retail_retailer", onDelete: .cascade))
        table.integer("person_id")
        table.integer("stars")
        table.time("rated_at")
    }
    .index(on: "retailer_id", "person_id", unique: true)
    .index(on: "person_id")

    /// The words of all items, which misspelled ones are compared with.
    private static let word = Table("retail_word") { $0.text("word", .primaryKey) }

    /// Three letters that stand together in words, by which similar words are found.
    private static let trigram = Table("retail_trigram") { table in
        table.id()
        table.text("trigram")
        table.text("word")
    }
    .index(on: "trigram", "word")
}
