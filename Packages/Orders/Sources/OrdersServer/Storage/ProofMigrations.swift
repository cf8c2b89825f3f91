import Persistence

/// The migrations of what proves pickups and deliveries.
enum ProofMigrations {
    /// Photos, PINs, and the customers' notes for visits.
    static func proofs(_ number: Int) -> Migration {
        Migration(number: number, name: "proofs") { schema in
            schema.create(proof)
            schema.create(blobRemoval)
            schema.create(pinTry)
            schema.alter("orders_order") { table in
                table.text("pin", .nullable)
                table.json("stop_notes", .nullable)
            }
            schema.alter("orders_transition") { $0.text("proof", .nullable) }
        }
    }

    /// The index of photos whose upload wasn't finished.
    static func unfinished(_ number: Int) -> Migration {
        Migration(number: number, name: "photos that weren't stored") { schema in
            schema.index("orders_proof", on: "created_at", "id", where: "stored_at IS NULL")
        }
    }

    /// The photos of orders. The name of their bytes is a hash, so equal photos of two orders share them.
    private static let proof = Table("orders_proof") { table in
        table.id()
        table.integer("order_id", .references("orders_order"))
        table.text("blob")
        table.text("content_type")
        table.integer("bytes")
        table.integer("width")
        table.integer("height")
        table.integer("person_id")
        table.integer("sequence", .nullable)
        table.time("created_at")
        table.time("stored_at", .nullable)
    }
    .index(on: "order_id", "blob", unique: true)
    .index(on: "blob")
    .index(on: "created_at")

    /// The bytes that are about to be removed.
    private static let blobRemoval = Table("orders_blob_removal") { table in
        table.text("blob", .primaryKey)
        table.time("since")
    }

    /// The wrong PINs that were entered for an order.
    private static let pinTry = Table("orders_pin_try") { table in
        table.integer("order_id", .primaryKey)
        table.integer("tries")
        table.time("paused_until", .nullable)
    }
}
