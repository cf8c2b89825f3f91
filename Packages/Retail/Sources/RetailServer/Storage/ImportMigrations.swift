import Persistence

/// The tables of catalog imports, and what items have that administrators change by hand.
enum ImportMigrations {
    static func imports(_ number: Int) -> Migration {
        Migration(number: number, name: "catalog_import") { schema in
            schema.alter("retail_item") { table in
                table.integer("version", .defaultValue(1))
                table.text("picture_type", .nullable)
            }
            // Files name items by these numbers.
            schema.sql("UPDATE retail_item SET sku = 'item-' || id WHERE sku IS NULL")
            schema.index("retail_item", on: "picture", where: "picture IS NOT NULL")
            for table in [run, row, problem, word, pictureRemoval] { schema.create(table) }
        }
    }

    /// Files that are read, or were.
    private static let run = Table("retail_import") { table in
        table.id()
        table.integer("retailer_id", .references("retail_retailer", onDelete: .cascade))
        table.text("file_name")
        // Of the content, so that an interrupted import goes on with the same file only.
        table.text("fingerprint")
        table.text("format")
        table.json("column_names")
        table.bool("is_replacing")
        table.integer("size_bytes")
        table.integer("offset_bytes", .defaultValue(0))
        table.json("position")
        table.text("state")
        table.integer("rows", .defaultValue(0))
        table.integer("problems", .defaultValue(0))
        table.integer("added", .defaultValue(0))
        table.integer("changed", .defaultValue(0))
        table.integer("removed", .defaultValue(0))
        table.time("touched_at")
    }
    .index(on: "retailer_id", "id")
    .index(on: "state", "touched_at")

    /// The rows of files until they are applied all at once.
    private static let row = Table("retail_import_row") { table in
        table.id()
        table.integer("import_id", .references("retail_import", onDelete: .cascade))
        table.integer("number")
        table.text("sku")
        table.text("name")
        table.text("category")
        table.cents("regular_cents")
        table.cents("member_cents", .nullable)
        table.bool("available")
        table.text("details", .nullable)
        table.time("starts_at", .nullable)
        table.text("search_name")
        table.text("words")
        // Whether the words that the item is found by are the same as before.
        table.bool("is_indexed", .defaultValue(false))
    }
    .index(on: "import_id", "sku")

    private static let problem = Table("retail_import_problem") { table in
        table.id()
        table.integer("import_id", .references("retail_import", onDelete: .cascade))
        table.integer("number")
        table.text("column_name", .nullable)
        table.text("reason")
        table.text("value", .nullable)
    }
    .index(on: "import_id", "number")

    /// The different words of a file.
    private static let word = Table("retail_import_word") { table in
        table.id()
        table.integer("import_id", .references("retail_import", onDelete: .cascade))
        table.text("word")
    }
    .index(on: "import_id", "word", unique: true)

    /// Pictures whose bytes are to be removed.
    private static let pictureRemoval = Table("retail_picture_removal") { table in
        table.text("blob", .primaryKey)
        table.time("since")
    }
    .index(on: "since")
}
